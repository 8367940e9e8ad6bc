import { defineRecipe } from '@chakra-ui/react/styled-system'
import { floatRecipe } from './float'

/** At a button: a menu, a few fields, a note. */
const popup = {
  ...floatRecipe.base,
  maxWidth: 'min(24rem, calc(100vw - 1rem))',
  maxHeight: 'min(30rem, var(--available-height, 30rem))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: 'card',
  fontSize: 'cell',
  fontWeight: 'normal',
  textAlign: 'start',
  whiteSpace: 'normal',
} as const

export const menuRecipe = defineRecipe({
  base: {
    ...popup,
    minWidth: '12rem',
    p: '1.5',
    '& [role=menuitem]': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      width: '100%',
      minHeight: { base: '11', lg: '9' },
      px: '3',
      py: { base: '2.5', lg: '1.5' },
      borderRadius: 'control',
      lineHeight: '1.5rem',
      textAlign: 'start',
      '--icon-size': '1.125rem',
      '& > svg': { mt: '0.1875rem', color: 'fg.muted' },
    },
    '& [data-highlighted]': { bg: 'brand.tint' },
    '& [data-tone=danger], & [data-tone=danger] > svg': { color: 'late.fg' },
    '& [data-tone=danger][data-highlighted]': { bg: 'late.bg' },
    '& [aria-disabled=true]': { cursor: 'default', color: 'fg.muted' },
    // Keys reach it, so that its reason is read; the outline shows where they are.
    '& [aria-disabled=true][data-highlighted]': { bg: 'transparent' },
    '&:focus-visible [data-highlighted]': {
      outline: '3px solid',
      outlineColor: 'brand.text',
      outlineOffset: '-3px',
    },
    '& small': { display: 'block', fontSize: 'sm', lineHeight: '1.25rem', color: 'fg.muted' },
    _highContrast: {
      borderColor: 'CanvasText',
      '& [data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
})

/** A few fields. */
export const popoverRecipe = defineRecipe({
  base: { ...popup, p: '4' },
  variants: { wide: { true: { maxWidth: 'min(40rem, calc(100vw - 1rem))' } } },
})

/** A sentence. */
export const noteRecipe = defineRecipe({
  base: { ...popup, maxWidth: 'min(20rem, calc(100vw - 1rem))', px: '3.5', py: '2.5' },
})
