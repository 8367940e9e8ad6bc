import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CartItem } from '@/rules/cart/cart'
import type { CartBill } from '@/rules/cart/cart-bills'
import { moreThanDue } from '@/rules/cart/cart-check'
import { ruleAgainstRemoval } from '@/rules/cart/part-removal'
import { BillName } from '@/screens/shared/cart/bill-name'
import type { LineHeading } from '@/screens/shared/cart/line-name'
import { useLineLabel } from '@/screens/shared/cart/line-label'
import { useLineWords } from '@/screens/shared/cart/line-words'
import { MoreThanDue } from '@/screens/shared/cart/more-than-due'
import { IconButton } from '@/ui/action/icon-button'
import { ClockIcon, RemoveIcon } from '@/ui/display/icons'
import { Money } from '@/ui/display/money'
import { Pill } from '@/ui/display/pill'
import { CartDifferenceNotice } from '@/screens/shared/cart/cart-difference-notice'
import { CartRuleNotice } from './cart-rule-notice'
import type { CheckedCart } from './use-cart-check'

interface CartBillLineProps {
  bill: CartBill
  cart: CheckedCart
  /** Its parts in one line of words: the list is folded. */
  compact: boolean
  heading: LineHeading
  onRemove: (items: readonly CartItem[]) => void
}

/**
 * A bill: whose and what it is, its parts, one amount and one way out for each of them, unless the
 * rest may not be paid without it.
 */
export function CartBillLine({ bill, cart, compact, heading, onRemove }: CartBillLineProps) {
  const { formatMessage } = useIntl()
  const lineWords = useLineWords()
  const lineLabel = useLineLabel()
  const [first, ...others] = bill.items
  const isOne = others.length === 0
  const isInWords = isOne || compact
  const nameOf = (part?: string) =>
    [lineLabel(first), first.account, part].filter(Boolean).join(', ')
  const rules = new Map(
    bill.items.map((item) => [item.id, ruleAgainstRemoval(bill.items, item)] as const),
  )
  const [broken] = bill.items.flatMap(({ id }) => cart.rules.get(id) ?? [])
  const removable = bill.items.filter(({ id }) => !cart.lockedIds.includes(id))
  return (
    <Bill>
      <Line data-bill="">
        <BillName
          item={first}
          heading={heading}
          parts={isInWords ? bill.items.map(lineWords).filter(Boolean).join(', ') : ''}
        />
        <Money cents={bill.amount_cents} />
        {removable.length === bill.items.length && (
          <IconButton
            label={
              isOne
                ? formatMessage(
                    { id: 'cart-lines.panel.remove' },
                    { what: nameOf(lineWords(first)) },
                  )
                : formatMessage({ id: 'cart-lines.panel.removeBill' }, { what: nameOf() })
            }
            icon={<RemoveIcon />}
            onClick={() => onRemove(bill.items)}
          />
        )}
      </Line>
      <MoreThanDue cents={moreThanDue(bill.items)} />
      {!isInWords && (
        <Parts>
          {bill.items.map((item) => {
            const part = lineWords(item)
            const isLocked = cart.lockedIds.includes(item.id)
            return (
              <li key={item.id}>
                <Line>
                  <div>
                    {part}
                    {isLocked && <Locked />}
                  </div>
                  <Money cents={item.amount_cents} />
                  {!isLocked && rules.get(item.id) === null && (
                    <IconButton
                      label={formatMessage(
                        { id: 'cart-lines.panel.remove' },
                        { what: nameOf(part) },
                      )}
                      icon={<RemoveIcon />}
                      onClick={() => onRemove([item])}
                    />
                  )}
                </Line>
                <Difference item={item} cart={cart} onRemove={onRemove} />
              </li>
            )
          })}
        </Parts>
      )}
      {!isInWords &&
        [...new Set(rules.values())].map(
          (rule) =>
            rule !== null && (
              <chakra.p key={rule} textStyle="help">
                <FormattedMessage id={`cart-lines.rule.${rule}`} />
              </chakra.p>
            ),
        )}
      {isOne && cart.lockedIds.includes(first.id) && <Locked />}
      {isOne && <Difference item={first} cart={cart} onRemove={onRemove} />}
      {broken !== undefined && (
        <chakra.div mt="1.5">
          <CartRuleNotice item={first} rule={broken} />
        </chakra.div>
      )}
    </Bill>
  )
}

function Locked() {
  return (
    <chakra.div mt="1">
      <Pill tone="info" icon={<ClockIcon />}>
        <FormattedMessage id="cart-lines.locked.text" />
      </Pill>
    </chakra.div>
  )
}

interface DifferenceProps extends Pick<CartBillLineProps, 'cart' | 'onRemove'> {
  item: CartItem
}

function Difference({ item, cart, onRemove }: DifferenceProps) {
  const difference = cart.differences.get(item.id)
  if (difference === undefined) return null
  return (
    <chakra.div mt="1.5">
      <CartDifferenceNotice item={item} difference={difference} onRemove={() => onRemove([item])} />
    </chakra.div>
  )
}

const Bill = chakra('li', {
  base: { '& + &': { mt: '3', pt: '3', borderTop: '1px solid', borderColor: 'line' } },
})

/** What it is, how much, and the way out: the same columns for a bill and for its parts. */
const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 1.75rem',
    columnGap: '2',
    alignItems: 'start',
    fontSize: 'sm',
    lineHeight: '1.5rem',
    '& > span': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '&[data-bill]': { fontSize: 'md', '& > span': { fontWeight: 'semibold' } },
    '--icon-size': '1.125rem',
    // 44 px to hit, in the height of a line.
    '& > button': { my: '-2.5', ms: '-2', color: 'fg.muted' },
    '& > button:hover': { color: 'fg' },
  },
})

const Parts = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    // The targets of two lines do not overlap.
    gap: '5',
    mt: '3.5',
    mb: '2.5',
    color: 'fg.muted',
  },
})
