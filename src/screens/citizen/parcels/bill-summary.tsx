import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Bill } from '@/contract/bills'
import { BillStatusPill } from '@/screens/shared/bill-status'
import { useCycleName } from '@/screens/shared/cycle-name'
import { Money } from '@/ui/display/money'
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

const wide = '@media (width >= 40rem)'

const Tiles = chakra('dl', {
  base: {
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    px: '4',
    py: '3.5',
    _highContrast: { borderColor: 'CanvasText' },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      gridTemplateAreas: '"name status amount"',
      alignItems: 'center',
      columnGap: '1.5',
      py: '1.5',
    },
    '& dt': { gridArea: 'name' },
    '& dd': { gridArea: 'amount', fontWeight: 'semibold' },
    '& dd[data-status]': { gridArea: 'status', lineHeight: '1', textWrap: 'balance' },
    '& > [data-total]': {
      mt: '1.5',
      pt: '3',
      pb: '0',
      borderTop: '1px solid',
      borderColor: 'line.strong',
      fontSize: 'xl',
      fontWeight: 'semibold',
    },
    '& > [data-total] dd': { fontWeight: 'bold' },
    // Not a style prop's `sm`, because paper is wide too.
    [wide]: {
      display: 'flex',
      flexWrap: 'wrap',
      p: '0',
      '& > div': {
        flex: '1 1 9.5rem',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"name" "amount" "status"',
        alignContent: 'start',
        justifyItems: 'start',
        px: '1.125rem',
        py: '4',
        minHeight: '7.1875rem',
      },
      '& > div + div': { borderInlineStart: '1px solid', borderColor: 'line' },
      '& dt': { fontSize: 'sm', color: 'fg.muted', fontWeight: 'normal' },
      '& dd': { fontSize: '2xl', lineHeight: '1.4', fontWeight: 'bold' },
      '& dd[data-status]': { mt: '1' },
      '& > [data-total]': {
        mt: '0',
        py: '4',
        borderTop: 'none',
        bg: 'brand.tint',
        fontSize: 'md',
      },
    },
  },
})
