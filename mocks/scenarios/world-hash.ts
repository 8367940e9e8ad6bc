/**
 * Of the default world before its first entry, on Node and in a browser. It changes with the seed: the
 * test beside it says what it is then.
 */
export const worldHash = 'c087b09fe1c79030f911ca2a997adb1b294d8ec0d795b98f294d592fcf0d257f'
