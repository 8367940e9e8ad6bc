import { defineRecipe } from '@chakra-ui/react/styled-system'
import { endButton } from './end-button'
import { floatRecipe } from './float'

/** Around an input that is a field of its own. */
export const comboboxControlRecipe = defineRecipe({
  base: {
    position: 'relative',
    '& > input': { pe: '10', textOverflow: 'ellipsis' },
    '&:has(> [data-part=clear-trigger]:not([hidden])) > input': { pe: '4.5rem' },
    '& > button:not([hidden])': endButton,
    '& > [data-part=clear-trigger]:not([hidden])': {
      insetInlineEnd: '2.25rem',
      '--icon-size': '1rem',
    },
  },
})

/** A field that holds tags and, after them, the input. */
export const multiSelectControlRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    ps: '1.5',
    pe: '10',
    py: '1',
    '&[data-disabled]': { color: 'fg.muted', bg: 'canvas' },
    '&[data-invalid]': { borderColor: 'late.fg', borderWidth: '2px' },
    '&:has(> input:focus-visible)': {
      outline: '3px solid',
      outlineColor: 'brand.text',
      outlineOffset: '2px',
    },
    '& > input': {
      flex: '1 1 6rem',
      minWidth: '0',
      height: { base: '2.125rem', md: '1.5rem' },
      px: '2',
      outline: 'none',
    },
    '& > ul': { display: 'contents' },
    '& li': {
      display: 'inline-flex',
      alignItems: 'center',
      maxWidth: '100%',
      minHeight: { base: '2.125rem', md: '1.5rem' },
      ps: '2',
      bg: 'brand.tint',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: '6px',
      fontSize: 'sm',
      lineHeight: '1.25rem',
      overflowWrap: 'anywhere',
      _highContrast: { borderColor: 'CanvasText' },
    },
    '& li > span': { minWidth: '0', pe: '2' },
    '& li > span:has(+ button)': { pe: '0' },
    '& li > button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      alignSelf: 'stretch',
      flexShrink: '0',
      minWidth: { base: '2.75rem', md: '1.5rem' },
      borderRadius: '6px',
      color: 'fg.muted',
      '--icon-size': '0.875rem',
      _hover: { color: 'fg', bg: 'brand.soft' },
    },
    '& > button': endButton,
  },
})

export const comboboxPanelRecipe = defineRecipe({
  base: {
    ...floatRecipe.base,
    overflow: 'hidden',
    '& > [role=listbox]': {
      maxHeight: 'min(20rem, var(--available-height, 20rem))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      outline: 'none',
      '&:not(:empty)': { py: '1' },
    },
    '& [data-part=item-group-label]': {
      px: '3.5',
      pt: '2.5',
      pb: '1',
      textStyle: 'tableHead',
      color: 'fg.muted',
    },
    '& [role=option]': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      minHeight: { base: '2.75rem', md: '2.25rem' },
      px: '3.5',
      py: { base: '2.5', md: '1.5' },
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      '--icon-size': '1.125rem',
      '&[data-highlighted]': { bg: 'brand.tint' },
      '&[data-state=checked]': { fontWeight: 'semibold' },
      '&[data-disabled]': { color: 'fg.muted', cursor: 'default' },
      '& svg': { mt: '0.1875rem', color: 'brand.text' },
      '& > [data-part=item-text]': { flex: '1 1 0', minWidth: '0' },
      '& small': { display: 'block', textStyle: 'help', fontWeight: 'normal' },
      _highContrast: { '&[data-highlighted]': { outline: '2px solid Highlight' } },
    },
    '& > p': { px: '3.5', py: '2', color: 'fg.muted' },
  },
})
