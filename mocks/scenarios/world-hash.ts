/**
 * Of the default world before its first entry, on Node and in a browser. It changes with the seed: the
 * test beside it says what it is then.
 */
export const worldHash = '27963e2b79be135987c68f20165064676e8fb0c4a2a8be7ba657e621bbcbe3a8'
