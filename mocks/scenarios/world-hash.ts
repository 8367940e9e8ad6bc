/**
 * Of the default world before its first entry, on Node and in a browser. It changes with the seed: the
 * test beside it says what it is then.
 */
export const worldHash = '4161e94c495405e1154ce871a0eb4cca7370329249ecb6d5e8de4287c5f2f124'
