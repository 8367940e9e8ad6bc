/**
 * Of the default world before its first entry, on Node and in a browser. It changes with the seed: the
 * test beside it says what it is then.
 */
export const worldHash = '23723a158060803c789d755b28139d6b18ca10cd32bc5ae90c09b2d94a602287'
