import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CartItem } from '@/rules/cart/cart'
import type { CartDifference } from '@/rules/cart/cart-check'
import { useLineWords } from '@/screens/shared/line-words'
import { IconButton } from '@/ui/action/icon-button'
import { ClockIcon, RemoveIcon } from '@/ui/display/icons'
import { Money } from '@/ui/display/money'
import { Pill } from '@/ui/display/pill'
import { CartDifferenceNotice } from './cart-difference-notice'

interface CartLineProps {
  item: CartItem
  locked: boolean
  difference: CartDifference | null
  onRemove: () => void
}

/** One item of the cart: description, amount, and remove. */
export function CartLine({ item, locked, difference, onRemove }: CartLineProps) {
  const { formatMessage } = useIntl()
  const lineWords = useLineWords()
  const part = lineWords(item)
  return (
    <Line>
      <Words>
        <Source item={item} />
        <p className="figures">{[item.account, part].filter(Boolean).join(' · ')}</p>
        {locked && (
          <Pill tone="info" icon={<ClockIcon />}>
            <FormattedMessage id="cart.locked.text" />
          </Pill>
        )}
      </Words>
      <Amount>
        <Money cents={item.amount_cents} />
      </Amount>
      {!locked && (
        <chakra.div my="-2.5" me="-3">
          <IconButton
            label={formatMessage(
              { id: 'cart.panel.remove' },
              { what: [item.label, item.account, part].filter(Boolean).join(', ') },
            )}
            icon={<RemoveIcon />}
            onClick={onRemove}
          />
        </chakra.div>
      )}
      {difference !== null && (
        <chakra.div flexBasis="100%">
          <CartDifferenceNotice item={item} difference={difference} onRemove={onRemove} />
        </chakra.div>
      )}
    </Line>
  )
}

/** A link to the item's bill, or to the form that it was typed into. */
function Source({ item }: { item: CartItem }) {
  const { parcel_id: parcelId, department_id, label } = item
  if (parcelId === null) {
    return (
      <Link to="/blind-payments/$department_id" params={{ department_id }}>
        {label}
      </Link>
    )
  }
  return (
    <Link
      to="/overview-parcel/$parcelId/$year/$department_id"
      params={{ parcelId, year: String(item.year), department_id }}
    >
      {label}
    </Link>
  )
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: '2',
    rowGap: '2',
    '& + &': { mt: '3' },
    '--icon-size': '1.125rem',
    '& button': { color: 'fg.muted' },
    '& button:hover': { color: 'fg' },
  },
})

const Words = chakra('div', {
  base: {
    flex: '1 1 8rem',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& > a': { borderRadius: '2px' },
    '& > a:hover': {
      color: 'brand.text',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
    '& > p': { fontSize: 'sm', lineHeight: '1.3125rem', color: 'fg.muted' },
  },
})

const Amount = chakra('div', { base: { flexShrink: '0', textAlign: 'end' } })
