import { defineRecipe } from '@chakra-ui/react/styled-system'
import { endButton } from './end-button'
import { floatRecipe } from './float'

export const dateControlRecipe = defineRecipe({
  base: {
    position: 'relative',
    maxWidth: '16rem',
    '& > input': { pe: '11' },
    '& > button': { ...endButton, width: '2.75rem' },
  },
})

export const datePanelRecipe = defineRecipe({
  base: {
    ...floatRecipe.base,
    p: '3',
    borderRadius: 'card',
    // Already as large as the calendar while that is loading.
    minWidth: { base: 'min(20.75rem, 100vw - 0.75rem)', md: '17.375rem' },
    minHeight: { base: '22rem', md: '18.5rem' },
  },
})

export const calendarRecipe = defineRecipe({
  base: {
    '& header': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      mb: '1',
      fontWeight: 'semibold',
    },
    '& th': { fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted', textAlign: 'center' },
    // Seven of them fit a phone of 320 px.
    '& th, & td': {
      width: { base: 'min(2.75rem, (100vw - 2.25rem) / 7)', md: '2.25rem' },
      p: '0',
    },
    '& td > button': {
      display: 'block',
      width: '100%',
      height: { base: '2.75rem', md: '2.25rem' },
      borderRadius: 'control',
      border: '2px solid transparent',
      _hover: { bg: 'brand.tint' },
      '&[data-outside-range]': { color: 'fg.muted' },
      '&[data-disabled]': { color: 'fg.muted', opacity: 0.5, cursor: 'default' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '& td[aria-current=date] > button': { borderColor: 'line.control', fontWeight: 'semibold' },
    '& td > button[data-selected]': { bg: 'brand.fill', color: 'brand.on' },
    _highContrast: { '& td > button[data-selected]': { borderColor: 'Highlight' } },
  },
})
