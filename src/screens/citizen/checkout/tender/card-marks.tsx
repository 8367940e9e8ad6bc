import { chakra } from '@chakra-ui/react/styled-system'

/** Names of brands are the same in every language; a mark without letters is drawn. */
const marks = [
  ['visa', 'VISA'],
  ['mastercard', ''],
  ['discover', 'DISC'],
  ['amex', 'AMEX'],
] as const

/** Lettered marks of the cards that are taken; the words beside them name the same. */
export function CardMarks() {
  return (
    <Marks aria-hidden="true">
      {marks.map(([brand, letters]) => (
        <span key={brand} data-brand={brand}>
          {letters}
        </span>
      ))}
    </Marks>
  )
}

// A card's mark has its own colors, the same in both themes.
const Marks = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    mt: '1.5',
    '& > span': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      boxSizing: 'border-box',
      width: '2.125rem',
      height: '1.375rem',
      border: '1px solid rgb(8 20 14 / 0.18)',
      borderRadius: '4px',
      bg: '#ffffff',
      color: '#1a2f7a',
      fontSize: '0.625rem',
      lineHeight: '1',
      fontWeight: '800',
    },
    '& > [data-brand=visa]': { fontStyle: 'italic' },
    '& > [data-brand=mastercard]::before, & > [data-brand=mastercard]::after': {
      content: '""',
      position: 'absolute',
      top: '4px',
      left: '6px',
      boxSize: '12px',
      borderRadius: '50%',
      bg: '#d3222a',
    },
    '& > [data-brand=mastercard]::after': {
      left: '14px',
      bg: '#f2992e',
      mixBlendMode: 'multiply',
    },
    '& > [data-brand=discover]': { borderBottom: '4px solid #e87722', color: '#2b2b2b' },
    '& > [data-brand=amex]': { bg: '#1f6fb8', color: '#ffffff', fontSize: '0.5625rem' },
  },
})
