// Makes the native projects in a scratch folder, without an SDK, and checks that what the stores ask for is in them; then the
// Android project that the journeys drive.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['app', 'assets', 'components', 'rules', 'store', 'scripts'];
const FILES = ['app.json', 'app.config.js', 'babel.config.js', 'metro.config.js', 'package.json', 'tsconfig.json'];
const scratch = mkdtempSync(join(tmpdir(), 'abaculus-native-'));

function prebuild(platform, env = {}) {
  const { status } = spawnSync(`npx expo prebuild --clean --no-install --platform ${platform}`, {
    cwd: scratch,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', ...env },
  });
  if (status !== 0) throw new Error('expo prebuild failed');
}

const read = (path) => readFileSync(join(scratch, path), 'utf8');
const has = (path) => existsSync(join(scratch, path));
const android = (file) => `android/app/src/${file}`;

function shipped({ name, version, scheme, android: { package: id } }) {
  const gradle = read('android/app/build.gradle');
  const plist = read(join('ios', name, 'Info.plist'));
  const manifest = read(android('main/AndroidManifest.xml'));
  return {
    'Android package': gradle.includes(`applicationId '${id}'`),
    'Android version': gradle.includes(`versionName "${version}"`),
    'iOS version': plist.includes(`<string>${version}</string>`),
    'iOS scheme': plist.includes(`<string>${scheme}</string>`),
    'Android camera': manifest.includes('android.permission.CAMERA') && !/RECORD_AUDIO"\s*\/>/.test(manifest),
    'iOS camera': plist.includes('NSCameraUsageDescription') && !plist.includes('NSMicrophoneUsageDescription'),
    'adaptive icon': has(android('main/res/mipmap-anydpi-v26/ic_launcher.xml')),
    'nothing of the tests': !/detox/i.test(gradle + manifest) && !has(android('androidTest')),
  };
}

function driven({ android: { package: id } }) {
  const gradle = read('android/app/build.gradle');
  const test = android(`androidTest/java/${id.replaceAll('.', '/')}/DetoxTest.java`);
  const [, repository] = /maven \{ url "\$rootDir\/\.\.\/(.*?)" \}/.exec(read('android/build.gradle')) ?? [];
  return {
    'Detox library': gradle.includes("androidTestImplementation('com.wix:detox:+')"),
    'Detox library is in the package': repository !== undefined && has(join(repository, 'com/wix/detox')),
    'Detox runner': gradle.includes("testInstrumentationRunner 'androidx.test.runner.AndroidJUnitRunner'"),
    'Detox test': has(test) && read(test).startsWith(`package ${id};`),
    'way to the machine beside it':
      read(android('main/AndroidManifest.xml')).includes('@xml/network_security_config') &&
      has(android('main/res/xml/network_security_config.xml')),
  };
}

function tell(checks) {
  for (const [name, ok] of Object.entries(checks)) console.log(`${ok ? 'ok     ' : 'MISSING'} ${name}`);
  if (Object.values(checks).includes(false)) process.exitCode = 1;
}

try {
  for (const name of FOLDERS) cpSync(join(ROOT, name), join(scratch, name), { recursive: true });
  for (const name of FILES) cpSync(join(ROOT, name), join(scratch, name));
  symlinkSync(join(ROOT, 'node_modules'), join(scratch, 'node_modules'));
  const { expo } = JSON.parse(readFileSync(join(ROOT, 'app.json'), 'utf8'));
  prebuild('all');
  tell(shipped(expo));
  prebuild('android', { ABACULUS_DETOX: '1' });
  tell(driven(expo));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
