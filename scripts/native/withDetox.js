// The Android project as Detox drives it: its library, its runner, the one test that starts ours, and the way to the machine
// beside it. Only with ABACULUS_DETOX=1 (.detoxrc.js): what players get has nothing of it.
const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const {
  AndroidConfig,
  withAndroidManifest,
  withAppBuildGradle,
  withDangerousMod,
  withProjectBuildGradle,
} = require('expo/config-plugins');

/** The library lies in the package itself. */
const REPOSITORY = 'maven { url "$rootDir/../node_modules/detox/Detox-android" }';
const RUNNER = `testBuildType System.getProperty('testBuildType', 'debug')
        testInstrumentationRunner 'androidx.test.runner.AndroidJUnitRunner'`;
const LIBRARY = "androidTestImplementation('com.wix:detox:+')";

/** The emulator's own name for the machine it runs on. */
const NETWORK = `<?xml version="1.0" encoding="utf-8"?>
<network-security-config>
  <domain-config cleartextTrafficPermitted="true">
    <domain includeSubdomains="true">10.0.2.2</domain>
    <domain includeSubdomains="true">localhost</domain>
  </domain-config>
</network-security-config>
`;

const testOf = (name) => `package ${name};

import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.filters.LargeTest;
import androidx.test.rule.ActivityTestRule;
import com.wix.detox.Detox;
import com.wix.detox.config.DetoxConfig;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
@LargeTest
public class DetoxTest {
    @Rule
    public ActivityTestRule<MainActivity> activity = new ActivityTestRule<>(MainActivity.class, false, false);

    @Test
    public void journeys() {
        DetoxConfig config = new DetoxConfig();
        config.rnContextLoadTimeoutSec = 180;
        Detox.runTests(activity, config);
    }
}
`;

/** Behind the line where such a block of the file begins; a template that has no such line any more is said. */
function behind(text, line, added) {
  if (!text.includes(line)) throw new Error(`The Android project has no line "${line}" to put Detox behind.`);
  return text.replace(line, `${line}\n        ${added}`);
}

const withRepository = (config) =>
  withProjectBuildGradle(config, (project) => {
    const text = project.modResults.contents;
    const all = text.indexOf('allprojects {');
    project.modResults.contents = text.slice(0, all) + behind(text.slice(all), 'repositories {', REPOSITORY);
    return project;
  });

const withLibrary = (config) =>
  withAppBuildGradle(config, (project) => {
    const runs = behind(project.modResults.contents, 'defaultConfig {', RUNNER);
    project.modResults.contents = behind(runs, '\ndependencies {', LIBRARY);
    return project;
  });

const withNetwork = (config) =>
  withAndroidManifest(config, (project) => {
    const application = AndroidConfig.Manifest.getMainApplicationOrThrow(project.modResults);
    application.$['android:networkSecurityConfig'] = '@xml/network_security_config';
    return project;
  });

const withFiles = (config) =>
  withDangerousMod(config, [
    'android',
    (project) => {
      const name = project.android.package;
      const source = join(project.modRequest.platformProjectRoot, 'app/src');
      const put = (folder, file, text) => {
        mkdirSync(join(source, folder), { recursive: true });
        writeFileSync(join(source, folder, file), text);
      };
      put(join('androidTest/java', ...name.split('.')), 'DetoxTest.java', testOf(name));
      put('main/res/xml', 'network_security_config.xml', NETWORK);
      return project;
    },
  ]);

module.exports = (config) => withFiles(withNetwork(withLibrary(withRepository(config))));
