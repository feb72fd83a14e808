/** With a true minus: `signed(-3)` is "−3", `signed(3)` is "3". */
export const signed = (value: number): string => `${value}`.replace('-', '−');
