/**
 * Of the default world before its first entry, on Node and in a browser. It changes with the seed: the
 * test beside it says what it is then.
 */
export const worldHash = 'fa81297ee6cf959a3b4e4b6a65eda94c197ab80bca4106eb60ec53ecd286c363'
