import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'

/** What the dialog's foot is made of; null: it is not there yet. */
export type FootPlace = HTMLElement | null

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: '5',
    rowGap: '3',
    width: '100%',
    '& [data-sum]': { lineHeight: '1.3125rem', fontSize: 'sm', color: 'fg.muted' },
    '& [data-sum] > b': {
      display: 'block',
      color: 'fg',
      fontSize: 'xl',
      lineHeight: '2.25rem',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
    },
    // What the clerk gives back is the largest number.
    '& [data-change] > b': { fontSize: '2rem' },
    '& > .field': { width: '8.5rem' },
    '& > [data-actions]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      flex: { base: '1 0 100%', sm: '0 0 auto' },
      ms: 'auto',
      alignSelf: 'flex-end',
      '& > button': { flex: '1 0 auto' },
    },
  },
})

interface FootProps {
  place: FootPlace
  /** null: it is not known yet. */
  totalCents: number | null
  /** Of the bills alone: said until there is a total. */
  billsCents?: number
  /** Beside the total. */
  beside?: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** Total and action at the dialog's foot, outside of what scrolls, and still in the form. */
export function Foot({ place, totalCents, billsCents = 0, beside, children }: FootProps) {
  const { money } = useFormats()
  if (place === null) return null
  return createPortal(
    <Frame>
      {(totalCents !== null || billsCents > 0) && (
        <p data-sum="">
          <FormattedMessage id={totalCents === null ? 'counter.price.bills' : 'list.field.total'} />
          <b>{money(totalCents ?? billsCents)}</b>
        </p>
      )}
      {beside}
      <div data-actions="">{children}</div>
    </Frame>,
    place,
  )
}
