/**
 * Of the default world before its first entry, on Node and in a browser. It changes with the seed: the
 * test beside it says what it is then.
 */
export const worldHash = 'ca92c93a7d77e6bb9c7c94ac0420bd77c623fd8ca1dda75c151b71a912327a12'
