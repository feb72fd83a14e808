const { handOn } = require('./hand');

/** A game given to another phone, and the ways another phone takes it. */
exports.handover = async function handover(page, url, shot) {
  const { at, tap, see, start } = handOn(page, url);

  await start('shaolia', ['Mira', 'Teo']);
  const table = page.url();
  await tap('culture-0-plus');
  await tap('open-menu');
  await tap('menu-handover');
  await see('handover-code');
  await tap('handover-pause');
  await shot('hand-over');
  const [file] = await Promise.all([page.waitForEvent('download'), tap('handover-file')]);
  const path = await file.path();

  await page.goto(at('/receive'));
  await see('receive-camera');
  await shot('receive');
  await tap('receive-camera');
  // A browser without a camera, or one that was never asked for it.
  await see('camera-problem');
  await shot('receive-no-camera');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap('receive-file')]);
  await chooser.setFiles(path);
  await see('take-over');
  await shot('receive-offer');
  await tap('take-over');
  await see('session-screen');

  await tap('open-menu');
  await tap('menu-handover');
  await see('handover-code');
  await tap('handover-done');
  await see('play-here');
  await shot('home-handed-over');
  await page.goto(table);
  await see('handed-cover');
  await shot('handed-over');
  await tap('play-here');
  await page.getByTestId('handed-cover').waitFor({ state: 'detached' });
};
