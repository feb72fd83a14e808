/** Metro's chunks and assets carry their content's hash: such an address never changes its meaning. */
export const HASHED = /[.-][0-9a-f]{32}(@\dx)?\.\w+$/;
