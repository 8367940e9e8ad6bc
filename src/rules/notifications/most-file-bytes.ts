/** Of a file of account numbers: far more than the longest list has. */
export const mostFileBytes = 1_000_000
