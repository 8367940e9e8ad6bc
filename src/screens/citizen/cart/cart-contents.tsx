import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import { useFormats } from '@/i18n/format'
import { type CartItem, forcesSingleItem } from '@/rules/cart/cart'
import { type CartBill, cartSections, foldedBills, isHeaded } from '@/rules/cart/cart-bills'
import { sumOf } from '@/rules/payments/money'
import { DamagedCart } from '@/screens/shared/cart/damaged-cart'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { useLineLabel } from '@/screens/shared/cart/line-label'
import { useSectionName } from '@/screens/shared/cart/line-name'
import type { Removal } from '@/rules/cart/removal'
import { shownItems } from '@/state/cart/cart'
import { putBack, takeFromCart } from '@/state/cart/removal'
import { session } from '@/state/session/session'
import { Button } from '@/ui/action/button'
import { ExpandIcon } from '@/ui/display/icons'
import { Money } from '@/ui/display/money'
import { announce } from '@/ui/feedback/live-region'
import { CartBillLine } from './cart-bill-line'
import { RemovedLine } from './removed-line'
import type { CheckedCart } from './use-cart-check'

interface CartContentsProps {
  cart: CheckedCart
  /** In place of the list where there is nothing in the cart. */
  empty: ReactNode
}

/** The cart's bills by department, and notices about them (product.md 2.2, decision 30). */
export function CartContents({ cart, empty }: CartContentsProps) {
  const { formatMessage } = useIntl()
  const lineLabel = useLineLabel()
  const sectionName = useSectionName()
  const { money } = useFormats()
  const { authenticated } = useSnapshot(session)
  const merchant = useMerchant()
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [removal, setRemoval] = useState<Removal | null>(null)
  const sections = cartSections(cart.items)
  const isMarked = ({ id }: CartItem) =>
    cart.differences.has(id) || cart.rules.has(id) || cart.lockedIds.includes(id)
  const foldable = foldedBills(sections, isMarked)
  const folded = isOpen ? noBills : foldable
  const foldedCents = sumOf(
    sections
      .flatMap(({ bills }) => bills)
      .filter(({ key }) => foldable.has(key))
      .map(({ amount_cents }) => amount_cents),
  )
  const headed = isHeaded(sections)
  const removable = cart.items.filter(({ id }) => !cart.lockedIds.includes(id))

  // The pressed button disappears with its line, so the focus moves to what undoes it.
  const remove = (items: readonly CartItem[], said: string) => {
    setRemoval(takeFromCart(items.map(({ id }) => id)))
    announce(said)
  }
  const undo = (last: Removal) => {
    putBack(last)
    setRemoval(null)
    announce(formatMessage({ id: 'cart-lines.removed.undone' }))
    list.current?.focus()
  }
  const removeOne = (items: readonly CartItem[]) =>
    remove(
      items,
      formatMessage({ id: 'cart-lines.removed.one' }, { label: items[0] && lineLabel(items[0]) }),
    )
  // A guest's clear would leave their own items: deleting is by id (decision 12).
  const removeAll = () =>
    remove(
      removable,
      formatMessage(
        {
          // With one bill at a time, other bills may still be waiting in the cart.
          id:
            shownItems().length > removable.length
              ? 'cart-lines.removed.one'
              : 'cart-lines.removed.all',
        },
        { label: removable[0] && lineLabel(removable[0]) },
      ),
    )

  return (
    <Body ref={list} tabIndex={-1}>
      <DamagedCart />
      {removal !== null && ( // Another removal brings another line, which takes the focus.
        <RemovedLine key={removal.order.length} removal={removal} onUndo={() => undo(removal)} />
      )}
      {cart.items.length === 0 && empty}
      {cart.items.length > 0 && forcesSingleItem(merchant, authenticated) && (
        <chakra.p textStyle="help">
          <FormattedMessage id="cart.single.text" />
        </chakra.p>
      )}
      {cart.unchecked && (
        <chakra.p textStyle="help">
          <FormattedMessage id="cart-lines.check.failed" />
        </chakra.p>
      )}
      <List id={listId} data-cart-list="">
        {sections.map((section) => {
          const { department_id, bills, amount_cents } = section
          const shown = bills.filter(({ key }) => !folded.has(key))
          if (shown.length === 0) return null
          const { name, heading } = sectionName(section)
          return (
            <div key={department_id}>
              {headed && (
                <Head>
                  <h3>{name}</h3>
                  {sections.length > 1 && bills.length > 1 && <Money cents={amount_cents} />}
                </Head>
              )}
              <ul>
                {shown.map((bill: CartBill) => (
                  <CartBillLine
                    key={bill.key}
                    bill={bill}
                    cart={cart}
                    heading={headed ? heading : 'none'}
                    compact={folded.size > 0 && !bill.items.some(isMarked)}
                    onRemove={removeOne}
                  />
                ))}
              </ul>
            </div>
          )
        })}
      </List>
      {(foldable.size > 0 || removable.length > 1) && (
        <Foot>
          {foldable.size > 0 && (
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={isOpen}
              aria-controls={listId}
              icon={<ExpandIcon />}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? (
                <FormattedMessage id="cart-lines.fold.fewer" />
              ) : (
                <FormattedMessage
                  id="cart-lines.fold.more"
                  values={{ count: foldable.size, amount: money(foldedCents) }}
                />
              )}
            </Button>
          )}
          {removable.length > 1 && (
            <Button variant="quiet" size="sm" onClick={removeAll}>
              <FormattedMessage id="cart-lines.panel.removeAll" />
            </Button>
          )}
        </Foot>
      )}
    </Body>
  )
}

const noBills: ReadonlySet<string> = new Set()

/** Its total stands above the amounts, which end before the buttons. */
const Head = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    pe: '9',
    mb: '1.5',
    textStyle: 'tableHead',
    color: 'fg.muted',
  },
})

const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minWidth: '0',
    '&:focus-visible': { outline: 'none' },
  },
})

const List = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: '0',
    '&:empty': { display: 'none' },
  },
})

/** The words of its buttons stand in line with those above and the icons at the end. */
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    mx: '-3.5',
    my: '-1',
    '& button': { minHeight: { base: 'control', lg: '9' } },
    '& button[aria-expanded] svg': { transition: 'transform 120ms' },
    '& button[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  },
})
