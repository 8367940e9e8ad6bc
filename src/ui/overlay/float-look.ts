/** What floats under a field: a list, a calendar. */
export const floatLook = {
  // Above bars that stay in place.
  zIndex: '50',
  bg: 'surface',
  color: 'fg',
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'control',
  boxShadow: 'float',
  outline: 'none',
  '&[data-state=open]': { animation: 'ct-appear 120ms both' },
  _highContrast: { borderColor: 'CanvasText' },
} as const

/** Under its field, or above it where there is more room; no scrolling box cuts it off. */
export const floatPlace = {
  strategy: 'fixed',
  placement: 'bottom-start',
  gutter: 4,
  overflowPadding: 4,
} as const
