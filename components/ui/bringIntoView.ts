/** On a phone a part of a page does not know what it scrolls in. */
export function bringIntoView(_part: unknown): void {}
