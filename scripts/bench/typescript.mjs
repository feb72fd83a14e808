// Lets Node import the app's own modules: TypeScript with its types taken off, `@/` and paths without an ending.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = new URL('../../', import.meta.url);
const OPTIONS = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, isolatedModules: true };

export async function resolve(specifier, context, next) {
  const own = specifier.startsWith('@/')
    ? new URL(specifier.slice(2), ROOT)
    : specifier.startsWith('.') && context.parentURL
      ? new URL(specifier, context.parentURL)
      : undefined;
  const file = own && new URL(`${own.href}.ts`);
  return file && existsSync(file) ? { url: file.href, shortCircuit: true } : next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const source = readFileSync(fileURLToPath(url), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: OPTIONS, fileName: url });
  return { format: 'module', source: outputText, shortCircuit: true };
}
