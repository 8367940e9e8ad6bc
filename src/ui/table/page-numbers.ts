/** A gap between page numbers. */
export const gap = null

/**
 * The offered pages: the first, the last, and the current one's neighbors. `[1, gap, 4, 5, 6, gap,
 * 400]`
 */
export function pageNumbers(page: number, last: number): (number | typeof gap)[] {
  const around = [1, page - 1, page, page + 1, last]
  // A gap of one page shows that page.
  if (page - 1 === 3) around.push(2)
  if (last - page === 3) around.push(last - 1)
  const pages = [...new Set(around)].filter((n) => n >= 1 && n <= last).toSorted((a, b) => a - b)
  return pages.flatMap((n, index) => {
    const before = pages[index - 1]
    return before !== undefined && n - before > 1 ? [gap, n] : [n]
  })
}
