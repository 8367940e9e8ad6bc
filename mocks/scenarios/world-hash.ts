/**
 * Of the default world before its first entry, on Node and in a browser. It changes with the seed: the
 * test beside it says what it is then.
 */
export const worldHash = '0e4921d1ae925b5920dee848c356760480a697ee9e0f1394382ad78790dda533'
