import { by, device, element, expect, waitFor } from 'detox';

/** After a turn ends the whole screen ignores taps for 350 ms, so that a second tap cannot hit the next player. */
const GUARD = 400;
/** After a hold the screen stays deaf until the finger is surely lifted: 600 ms. */
const LIFTED = 700;
/** The points of a long sheet are told line by line. */
const TOLD = 60_000;
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

export async function see(id: string): Promise<void> {
  await waitFor(element(by.id(id)))
    .toBeVisible()
    .withTimeout(START);
}

/** Taps it as soon as it can be seen. */
export async function tap(id: string): Promise<void> {
  await see(id);
  await element(by.id(id)).tap();
}

/** Holds it well past what it asks for: a busy phone notices the finger late. */
export async function hold(id: string): Promise<void> {
  await element(by.id(id)).longPress(2500);
}

export async function gone(id: string): Promise<void> {
  await waitFor(element(by.id(id)))
    .not.toExist()
    .withTimeout(START);
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

/** Holds to save the game, waits until all its lines are told, and goes home. `without`: what is not counted stays so. */
export async function saveAndGoHome({ without = false } = {}): Promise<void> {
  await hold('end-session');
  if (without) {
    await waitFor(element(by.id('save-without')))
      .toBeVisible()
      .withTimeout(START);
    await pause(LIFTED);
    await element(by.id('save-without')).tap();
  }
  await waitFor(element(by.id('score-home')))
    .toBeVisible()
    .withTimeout(TOLD);
  await pause(LIFTED);
  await element(by.id('score-home')).tap();
  await waitFor(element(by.text('Start a game')))
    .toBeVisible()
    .withTimeout(START);
}
