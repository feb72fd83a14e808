import { installsEmpty } from '@/store/persistence.web';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test.each([
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI}`, 5, true],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, 5, true],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, 0, false],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 5, false],
])('%s, %i fingers: %s', (userAgent, maxTouchPoints, empty) => {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { userAgent, maxTouchPoints } });
  expect(installsEmpty()).toBe(empty);
});

test('the app on the home screen is told nothing of an empty start', () => {
  const value = { userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI}`, maxTouchPoints: 5 };
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value });
  const matchMedia = (query: string) => ({ matches: query === '(display-mode: standalone)' });
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: matchMedia });
  expect(installsEmpty()).toBe(false);
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
  expect(installsEmpty()).toBe(true);
});
