/** The button at a field's end: opens a list, empties a search, shows a password. */
export const endButton = {
  position: 'absolute',
  insetBlock: '0',
  insetInlineEnd: '0',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.5rem',
  borderRadius: 'control',
  color: 'fg.muted',
  _hover: { color: 'fg' },
  '&:disabled': { opacity: 0.6 },
} as const
