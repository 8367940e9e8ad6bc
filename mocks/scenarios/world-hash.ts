/**
 * Of the default world before its first entry, on Node and in a browser. It changes with the seed: the
 * test beside it says what it is then.
 */
export const worldHash = 'f148da8048a29fbbc287c45a7d3ff8800b46e6666dc7e5b9ecbb81ab40386f7d'
