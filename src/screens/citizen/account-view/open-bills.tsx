import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { departmentsQuery } from '@/api/departments/departments'
import type { Account } from '@/contract/bills/accounts'
import type { BillRow } from '@/contract/bills/bill-search'
import type { Department } from '@/contract/departments/departments'
import { useFormats } from '@/i18n/format'
import { countBills, hasRoomFor, mostItems } from '@/rules/cart/cart'
import { sumOf } from '@/rules/payments/money'
import { type Added, AddedMark } from '@/screens/shared/cart/added-text'
import { usePaymentsOff } from '@/screens/shared/merchant/use-payments-off'
import { addToCart, shownItems, useShownItems } from '@/state/cart/cart'
import { now } from '@/state/clock'
import { type BillLink, BillTable } from '@/screens/shared/account/bill-table'
import { Section } from '@/screens/shared/detail/section'
import { Banner } from '@/ui/feedback/banner'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { BottomBar } from '@/ui/layout/bottom-bar'
import { Button } from '@/ui/action/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { DoneIcon } from '@/ui/display/icons'
import { announce } from '@/ui/feedback/live-region'
import { Money } from '@/ui/display/money'
import type { BillPieces } from './bill-pieces'

interface OpenBillsProps {
  account: Account
  department: Department
  mayPay: boolean
  billLink: BillLink
  pieces: Pick<BillPieces, 'linesOf'>
  /** The years that are ticked. */
  ticked: ReadonlySet<number>
  onTick: (years: ReadonlySet<number>) => void
}

const isPayable = (row: BillRow) => row.payable && row.open.length > 0
const totalOf = (rows: readonly BillRow[]) => sumOf(rows.map((row) => row.amount_due_cents))

/** What is open, year by year; the same rules as in the search (product.md P8, "Cart rules"). */
export function OpenBills({
  account,
  department,
  mayPay,
  billLink,
  pieces,
  ticked,
  onTick,
}: OpenBillsProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { data: departments = [] } = useQuery(departmentsQuery)
  const paymentsOff = usePaymentsOff()
  const merchant = useMerchant()
  const items = useShownItems()
  const inCart = new Set(items.map(({ id }) => id))
  const head = useRef<HTMLHeadingElement>(null)
  const [full, setFull] = useState(false)
  const [added, setAdded] = useState<Added | null>(null)
  const isIn = (row: BillRow) => row.open.length > 0 && row.open.every(({ id }) => inCart.has(id))
  const selected = account.bills.filter(
    (row) => ticked.has(row.year) && isPayable(row) && !isIn(row),
  )
  const selectable = mayPay && !paymentsOff

  const toggle = (year: number) => {
    setFull(false)
    setAdded(null)
    const next = new Set(ticked)
    if (!next.delete(year)) next.add(year)
    onTick(next)
  }

  const add = () => {
    const capturedAt = new Date(now()).toISOString()
    const lines = selected.flatMap((row) => pieces.linesOf(row, department, capturedAt))
    const ids = lines.map(({ id }) => id)
    if (!hasRoomFor(items, department, ids, merchant)) {
      setFull(true)
      return
    }
    addToCart(lines, { currentDepartment: department, departments })
    const amount = money(totalOf(selected))
    const count = countBills(shownItems())
    onTick(new Set())
    setAdded({ count: selected.length, cents: totalOf(selected) })
    announce(
      formatMessage({ id: 'parcels.added.announced' }, { amount, added: selected.length, count }),
    )
    // The pressed button is gone, so focus moves.
    head.current?.focus()
  }

  const label = (
    <FormattedMessage
      id="parcels.results.add"
      values={{ count: selected.length, amount: <Money cents={totalOf(selected)} /> }}
    />
  )
  return (
    <Section
      title={<FormattedMessage id="account-view.bills.title" />}
      headingRef={head}
      beside={
        selected.length === 0 ? (
          added && <AddedMark {...added} />
        ) : (
          <>
            <chakra.div hideBelow="lg">
              <Button size="sm" onClick={add}>
                {label}
              </Button>
            </chakra.div>
            <BottomBar>
              <Button wide size="lg" onClick={add}>
                {label}
              </Button>
            </BottomBar>
          </>
        )
      }
    >
      {full && (
        <chakra.div px={{ base: '4', sm: '5.5' }} pb="4">
          <Banner tone="due" role="alert">
            <FormattedMessage
              id="parcels.results.cartFull"
              values={{ most: mostItems(department, merchant) }}
            />
          </Banner>
        </chakra.div>
      )}
      {account.bills.length === 0 ? (
        <EmptyState icon={<DoneIcon />}>
          <FormattedMessage id="account-view.bills.empty" />
        </EmptyState>
      ) : (
        <BillTable
          rows={account.bills}
          billLink={billLink}
          isIn={isIn}
          selection={selectable ? { ticked, onToggle: toggle, isPayable } : null}
        />
      )}
    </Section>
  )
}
