/** Short ones are too easy to take for somebody else's. */
export const usernameMinimumLength = 3
