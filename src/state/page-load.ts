/** Whether the document was reloaded or gone back to, so that its scroll position is restored. */
export function restoresScroll(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate')
}
