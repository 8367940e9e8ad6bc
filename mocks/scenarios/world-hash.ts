/**
 * Of the default world before its first entry, on Node and in a browser. It changes with the seed: the
 * test beside it says what it is then.
 */
export const worldHash = 'f62a304af20b1f4b58494ea20d5cbee7c449437c6bed03e2656f6e3a8e4f17d4'
