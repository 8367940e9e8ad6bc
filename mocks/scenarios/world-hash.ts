/**
 * Of the default world before its first entry, on Node and in a browser. It changes with the seed: the
 * test beside it says what it is then.
 */
export const worldHash = 'dcf06dc607eb7a8406c1986318a8653add799348ea9a9d3733f5af8c4e355e41'
