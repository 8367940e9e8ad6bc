import { chakra } from '@chakra-ui/react/styled-system'

/** A native checkbox drawn in our look: 20 px to see, 44 px to hit when a label is around it. */
export const Checkbox = chakra(
  'input',
  {
    base: {
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
      _disabled: { opacity: 0.5, cursor: 'default' },
      _invalid: { borderColor: 'late.fg' },
      _highContrast: { appearance: 'auto' },
    },
    defaultVariants: {},
  },
  { defaultProps: { type: 'checkbox' } },
)
