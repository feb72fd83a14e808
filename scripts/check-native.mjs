// Makes the native projects in a scratch folder, without an SDK, and checks that what the stores ask for is in them.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'abaculus-native-'));
try {
  for (const name of ['app', 'assets', 'components', 'rules', 'store', 'scripts']) {
    cpSync(join(ROOT, name), join(scratch, name), { recursive: true });
  }
  for (const name of [
    'app.json',
    'app.config.js',
    'babel.config.js',
    'metro.config.js',
    'package.json',
    'tsconfig.json',
  ]) {
    cpSync(join(ROOT, name), join(scratch, name));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(scratch, 'node_modules'));
  const { status } = spawnSync('npx expo prebuild --no-install --platform all', {
    cwd: scratch,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' },
  });
  if (status !== 0) throw new Error('expo prebuild failed');
  const { expo } = JSON.parse(readFileSync(join(ROOT, 'app.json'), 'utf8'));
  const gradle = readFileSync(join(scratch, 'android/app/build.gradle'), 'utf8');
  const plist = readFileSync(join(scratch, 'ios', expo.name, 'Info.plist'), 'utf8');
  const manifest = readFileSync(join(scratch, 'android/app/src/main/AndroidManifest.xml'), 'utf8');
  const checks = {
    'Android package': gradle.includes(`applicationId '${expo.android.package}'`),
    'Android version': gradle.includes(`versionName "${expo.version}"`),
    'iOS version': plist.includes(`<string>${expo.version}</string>`),
    'iOS scheme': plist.includes(`<string>${expo.scheme}</string>`),
    'Android camera': manifest.includes('android.permission.CAMERA') && !/RECORD_AUDIO"\s*\/>/.test(manifest),
    'iOS camera': plist.includes('NSCameraUsageDescription') && !plist.includes('NSMicrophoneUsageDescription'),
    'adaptive icon': existsSync(join(scratch, 'android/app/src/main/res/mipmap-anydpi-v26/ic_launcher.xml')),
  };
  const missing = Object.entries(checks).filter(([, ok]) => !ok);
  for (const [name, ok] of Object.entries(checks)) console.log(`${ok ? 'ok     ' : 'MISSING'} ${name}`);
  if (missing.length > 0) process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
