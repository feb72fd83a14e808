/** The browser to use and its flags: one script knows them, for the build and for every test. */
async function browserOptions() {
  const { findBrowser, CHROMIUM_FLAGS } = await import('../../scripts/ensure-browser.mjs');
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium was found: run node scripts/ensure-browser.mjs');
  return { executablePath, args: [...CHROMIUM_FLAGS] };
}

module.exports = { browserOptions };
