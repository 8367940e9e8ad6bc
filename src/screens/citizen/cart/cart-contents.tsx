import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import { departmentsQuery } from '@/api/departments'
import { type CartGroup, forcesSingleItem, groupByDepartment } from '@/rules/cart/cart'
import { titleFromSlug } from '@/rules/addresses/titles'
import { DamagedCart } from '@/screens/shared/damaged-cart'
import { useMerchant } from '@/screens/shared/merchant'
import { removeFromCart, shownItems } from '@/state/cart'
import { session } from '@/state/session'
import { Button } from '@/ui/action/button'
import { announce } from '@/ui/feedback/live-region'
import { Money } from '@/ui/display/money'
import { CartLine } from './cart-line'
import { EmptyCart } from './empty-cart'
import type { CheckedCart } from './use-cart-check'

/** The cart's items by department, and notices about them (product.md 2.2). */
export function CartContents({ cart }: { cart: CheckedCart }) {
  const { formatMessage } = useIntl()
  const { authenticated } = useSnapshot(session)
  const merchant = useMerchant()
  const list = useRef<HTMLDivElement>(null)
  const groups = groupByDepartment(cart.items)
  // Departments need no headings when each has a single line.
  const headed = groups.length > 1 && groups.some(({ items }) => items.length > 1)
  const removable = cart.items.filter(({ id }) => !cart.lockedIds.includes(id))

  // The pressed button disappears with its line, so the focus moves to the list.
  const remove = (ids: readonly string[], said: string) => {
    removeFromCart(ids)
    announce(said)
    list.current?.focus()
  }

  return (
    <List ref={list} tabIndex={-1}>
      <DamagedCart />
      {cart.items.length === 0 && <EmptyCart />}
      {cart.items.length > 0 && forcesSingleItem(merchant, authenticated) && (
        <chakra.p textStyle="help">
          <FormattedMessage id="cart.single.text" />
        </chakra.p>
      )}
      {cart.unchecked && (
        <chakra.p textStyle="help">
          <FormattedMessage id="cart.check.failed" />
        </chakra.p>
      )}
      {groups.map((group) => (
        <chakra.div key={group.department_id} minWidth="0">
          {headed && <GroupName id={group.department_id} />}
          <ul>
            {group.items.map((item) => (
              <CartLine
                key={item.id}
                item={item}
                locked={cart.lockedIds.includes(item.id)}
                difference={cart.differences.get(item.id) ?? null}
                onRemove={() =>
                  remove(
                    [item.id],
                    formatMessage({ id: 'cart.removed.one' }, { label: item.label }),
                  )
                }
              />
            ))}
          </ul>
          {headed && group.items.length > 1 && <GroupTotal group={group} />}
        </chakra.div>
      ))}
      {removable.length > 1 && (
        <chakra.div ms="-5" my="-1">
          <Button
            variant="quiet"
            size="md"
            onClick={() =>
              // A guest's "clear" keeps the user's own items, because deletion is by id (decision
              // 12).
              remove(
                removable.map(({ id }) => id),
                // Where one bill is paid at a time, others may have to wait.
                formatMessage(
                  {
                    id:
                      shownItems().length > removable.length
                        ? 'cart.removed.one'
                        : 'cart.removed.all',
                  },
                  { label: removable[0]?.label },
                ),
              )
            }
          >
            <FormattedMessage id="cart.panel.removeAll" />
          </Button>
        </chakra.div>
      )}
    </List>
  )
}

function GroupName({ id }: { id: string }) {
  const { data: departments } = useQuery(departmentsQuery)
  return (
    <chakra.h3 textStyle="tableHead" color="fg.muted" mb="1.5">
      {departments?.find((department) => department.id === id)?.name ?? titleFromSlug(id)}
    </chakra.h3>
  )
}

function GroupTotal({ group }: { group: CartGroup }) {
  return (
    <chakra.p display="flex" justifyContent="space-between" gap="4" pt="1" pe="9" textStyle="help">
      <FormattedMessage id="cart.panel.groupTotal" />
      <Money cents={group.subtotal_cents} />
    </chakra.p>
  )
}

const List = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minWidth: '0',
    '&:focus-visible': { outline: 'none' },
  },
})
