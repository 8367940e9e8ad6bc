import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Buttons, and links that look like buttons. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'control',
    px: '5',
    py: '1.5',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    lineHeight: '1.25rem',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    _disabled: { cursor: 'default', opacity: 0.55 },
    '&[data-pending]': { cursor: 'progress', opacity: 1 },
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      /** The one next step of a page. */
      fill: {
        bg: 'brand.fill',
        color: 'brand.on',
        _hover: { backgroundColor: 'color-mix(in srgb, var(--ct-colors-brand-fill), black 10%)' },
        _active: { backgroundColor: 'color-mix(in srgb, var(--ct-colors-brand-fill), black 18%)' },
        _dark: {
          _hover: { backgroundColor: 'color-mix(in srgb, var(--ct-colors-brand-fill), white 12%)' },
        },
      },
      outline: {
        borderWidth: '2px',
        borderColor: 'line.strong',
        color: 'brand.text',
        _hover: { borderColor: 'line.control', bg: 'brand.tint' },
      },
      quiet: {
        color: 'brand.text',
        _hover: { bg: 'brand.tint' },
      },
    },
    size: {
      /** The office's, and actions inside a table. */
      sm: { minHeight: '9', px: '3.5', fontSize: 'cell' },
      md: {},
      lg: { minHeight: '3.125rem', px: '7' },
    },
    wide: {
      true: { width: '100%' },
    },
  },
  defaultVariants: { variant: 'fill', size: 'md' },
})
