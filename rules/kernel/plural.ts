/** `plural(1, 'card')` is "1 card", `plural(2, 'die', 'dice')` is "2 dice". */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
