/** A native checkbox in our look. A list styles its many at the frame, without a component each. */
export const checkboxLook = {
  appearance: 'none',
  position: 'relative',
  display: 'block',
  flexShrink: '0',
  boxSize: '5',
  bg: 'surface',
  border: '2px solid',
  borderColor: 'line.control',
  borderRadius: '5px',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms',
  _checked: {
    bg: 'brand.fill',
    borderColor: 'brand.fill',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '1px',
      bg: 'brand.on',
      clipPath: 'polygon(12% 48%, 0 62%, 38% 96%, 100% 22%, 86% 9%, 37% 69%)',
    },
  },
  _disabled: {
    opacity: 0.6,
    cursor: 'not-allowed',
    '&:not(:checked)': { bg: 'line', borderColor: 'line.strong' },
  },
  _invalid: { borderColor: 'late.fg' },
  _highContrast: { appearance: 'auto' },
} as const
