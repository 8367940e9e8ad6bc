/**
 * Of the default world before its first entry, on Node and in a browser. It changes with the seed: the
 * test beside it says what it is then.
 */
export const worldHash = 'e6ca3cfccedd17fecec69192d7970ca2924f326a7d26f9bac8905c4ee7831b0d'
