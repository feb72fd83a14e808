/** On a phone the sheet has a window of its own, and a second tap on the dock cannot be. */
export function searchOnSecondTap(_search: () => void): void {}
