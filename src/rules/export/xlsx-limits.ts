/**
 * Larger exports are refused, and told to be made as CSV, which has no limit: the whole file is built
 * in memory, about 2 KiB a row. A sheet itself may have 1,048,576 rows.
 */
export const mostXlsxRows = 200_000
