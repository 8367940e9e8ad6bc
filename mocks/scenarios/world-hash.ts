/**
 * Of the default world before its first entry, on Node and in a browser. It changes with the seed: the
 * test beside it says what it is then.
 */
export const worldHash = '5be1d9032e7197215c6e820b99c77f0b56e8ea196b9671904f3c2fd5784bcc4c'
