/** Larger exports are refused: the whole file is built in memory, about 2 KiB a row. */
export const mostXlsxRows = 200_000
