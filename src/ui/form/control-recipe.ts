import { defineRecipe } from '@chakra-ui/react/styled-system'

/** The box of an input or select: 48 px (36 in the office), and an edge that shows at 3:1. */
export const controlRecipe = defineRecipe({
  base: {
    width: '100%',
    minHeight: 'field',
    px: '3.5',
    bg: 'surface',
    color: 'fg',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'control',
    fontSize: 'md',
    lineHeight: '1.5rem',
    transition: 'border-color 120ms',
    '&:hover:not(:disabled, [data-invalid], [aria-invalid=true])': { borderColor: 'fg.muted' },
    _invalid: { borderColor: 'late.fg', borderWidth: '2px', px: '0.8125rem' },
    _disabled: { opacity: 0.6, bg: 'canvas', cursor: 'not-allowed' },
    // Read-only: the edge of a field, without its background.
    '&:is([readonly], [data-readonly])': { bg: 'canvas', borderColor: 'line.strong' },
    '&[data-readonly]': { pointerEvents: 'none' },
    '&:focus-visible': { outlineOffset: '2px' },
  },
})
