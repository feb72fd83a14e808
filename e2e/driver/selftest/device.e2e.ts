import assert from 'node:assert';
import { by, device, element, expect, waitFor } from 'detox';
import { complain } from '../complain';

const count = element(by.id('count'));

describe('the driver under Detox', () => {
  beforeEach(() => device.launchApp({ delete: true }));

  test('acts, expects and waits', async () => {
    await element(by.id('plus')).multiTap(2);
    await expect(count).toHaveText('2');
    await element(by.id('later')).tap();
    await waitFor(element(by.id('late')))
      .toBeVisible()
      .withTimeout(3000);
  });

  test('starts anew on launch and on reload, and opens links', async () => {
    await element(by.id('plus')).tap();
    await device.launchApp({ newInstance: false });
    await expect(count).toHaveText('1');
    await device.reloadReactNative();
    await expect(count).toHaveText('0');
    await element(by.id('plus')).tap();
    await device.launchApp({ newInstance: true });
    await expect(count).toHaveText('0');
    await device.launchApp({ newInstance: true, url: 'abaculus://index.html?from=link' });
    await expect(count).toHaveText('0');
    await device.openURL({ url: 'abaculus://?from=another' });
    await device.pressBack();
    await expect(count).toHaveText('0');
  });

  test('turns, goes away and comes back', async () => {
    await device.setOrientation('landscape');
    await expect(element(by.id('plus'))).toBeVisible();
    await device.setOrientation('portrait');
    await device.sendToHome();
    await device.launchApp({ newInstance: false });
    await device.takeScreenshot('portrait');
  });

  test(':ios: is left out by its name', () => {
    throw new Error('An iOS spec ran in the browser');
  });

  test.failing('a wrong expectation fails', async () => {
    await waitFor(count).toHaveText('7').withTimeout(200);
  });

  test.failing('what the device cannot do fails', async () => {
    await device.shake();
  });

  // jest does not count failed hooks for `failing`, so the hook's own function is called.
  test.each([
    ['log', /said on purpose/],
    ['throw', /thrown on purpose/],
    ['policy', /Content Security Policy/],
  ])('what the page says of "%s" fails the spec', async (id, words) => {
    await element(by.id(id)).tap();
    await waitFor(count).not.toHaveText('1').withTimeout(500);
    assert.throws(complain, words);
    assert.doesNotThrow(complain);
  });

  test.failing('an ended app cannot be touched', async () => {
    await device.terminateApp();
    await element(by.id('plus')).tap();
  });
});
