/** Only a browser lets keys wander behind what covers them. */
export const inert = undefined;
