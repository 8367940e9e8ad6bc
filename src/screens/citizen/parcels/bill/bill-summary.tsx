import { FormattedMessage, useIntl } from 'react-intl'
import type { Bill } from '@/contract/bills/bills'
import { BillStatusPill } from '@/screens/shared/account/bill-status'
import { useCycleName } from '@/screens/shared/account/cycle-name'
import { Money } from '@/ui/display/money'
import { Tiles } from '@/ui/display/tiles'
import { tilesOf } from './bill-tiles'

/** "What you owe": by cycle, and in total (product.md P4). */
export function BillSummary({ bill }: { bill: Bill }) {
  const { formatMessage } = useIntl()
  const cycleName = useCycleName()
  const tiles = tilesOf(bill)
  // A credit is not an open amount (product.md P8 "shown as credit").
  const credit = Math.max(0, -bill.total_cents)
  return (
    <Tiles aria-label={formatMessage({ id: 'bill.page.owed' })}>
      {tiles.map(({ key, cycle, amount_cents, status }) => (
        <div key={key}>
          <dt>
            {cycle === undefined ? <FormattedMessage id={`bill.tile.${key}`} /> : cycleName(cycle)}
          </dt>
          <dd>
            <Money cents={Math.max(0, amount_cents)} />
          </dd>
          {status !== null && (
            <dd data-status="">
              <BillStatusPill status={status} short />
            </dd>
          )}
        </div>
      ))}
      {(tiles.length > 1 || credit > 0) && (
        <div data-total="">
          <dt>
            {credit > 0 ? (
              <FormattedMessage id="bill.page.credit" />
            ) : bill.delinquent_cents > 0 ? (
              <FormattedMessage id="bill.page.totalDue" />
            ) : (
              <FormattedMessage id="bill.page.totalFor" values={{ year: String(bill.year) }} />
            )}
          </dt>
          <dd>
            <Money cents={credit > 0 ? credit : bill.total_cents} />
          </dd>
        </div>
      )}
    </Tiles>
  )
}
