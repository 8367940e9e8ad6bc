/**
 * Of the default world before its first entry, on Node and in a browser. It changes with the seed: the
 * test beside it says what it is then.
 */
export const worldHash = '26547ca057a6f0cb34653425f90554fa2be0e2dabb55a8b23fb590bb11dcf9d3'
