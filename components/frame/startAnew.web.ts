/** Loads the app again from its first screen. */
export function startAnew(): void {
  window.location.assign(`${process.env.EXPO_BASE_URL ?? ''}/`);
}
