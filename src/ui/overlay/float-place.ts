/** Under its field, or above it where there is more room; no scrolling box cuts it off. */
export const floatPlace = {
  strategy: 'fixed',
  placement: 'bottom-start',
  gutter: 4,
  overflowPadding: 4,
} as const
