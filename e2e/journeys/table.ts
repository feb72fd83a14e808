import { by, device, element, expect, waitFor } from 'detox';

/** After a turn ends the whole screen ignores taps for 350 ms, so that a second tap cannot hit the next player. */
const GUARD = 400;
/** A cold start on a slow phone: the page, SQLite, the game. */
const START = 20_000;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export async function openFresh(): Promise<void> {
  await device.launchApp({ newInstance: true, delete: true });
  await waitFor(element(by.text('Start a game')))
    .toBeVisible()
    .withTimeout(START);
}

/** Ends the app and starts it again with all it stored. */
export async function reopen(): Promise<void> {
  await device.launchApp({ newInstance: true });
}

export async function seat(index: number, name: string): Promise<void> {
  const field = element(by.id(`seat-${index}-name`));
  await waitFor(field).toBeVisible().withTimeout(START);
  await field.replaceText(name);
}

/** Waits for what the header says, as a page or a session may have to load first. */
export async function headerReads(title: string, tag?: string): Promise<void> {
  await waitFor(element(by.id('session-screen')))
    .toExist()
    .withTimeout(START);
  await waitFor(element(by.text(title)))
    .toBeVisible()
    .withTimeout(START);
  if (tag) await expect(element(by.text(tag))).toBeVisible();
}

/** Taps the bead when it reads so, and lets the guard pass. */
export async function bead(word: string): Promise<void> {
  await waitFor(element(by.text(word).withAncestor(by.id('bead'))))
    .toBeVisible()
    .withTimeout(START);
  await element(by.id('bead')).tap();
  await pause(GUARD);
}

/** Scrolls a control of the table, or of another page or sheet, into sight. No snackbar may slide under the next tap of a ± control. */
export async function bring(id: string, scroller = 'table-scroll'): Promise<void> {
  await waitFor(element(by.id(id)))
    .toBeVisible()
    .whileElement(by.id(scroller))
    .scroll(120, 'down');
}

/** Every tap is on the disk. */
export async function saved(): Promise<void> {
  await waitFor(element(by.id('saved-dot')))
    .toHaveLabel('Saved')
    .withTimeout(START);
}
