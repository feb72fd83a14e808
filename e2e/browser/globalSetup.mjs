// Runs outside jest's sandbox, where native modules can be imported: hands the browser over in the environment.
import { CHROMIUM_FLAGS, ensureBrowser } from '../../scripts/ensure-browser.mjs';

export default function findChromium() {
  process.env.CHROMIUM_PATH = ensureBrowser();
  process.env.CHROMIUM_FLAGS = JSON.stringify(CHROMIUM_FLAGS);
}
