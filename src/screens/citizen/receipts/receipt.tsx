import { chakra } from '@chakra-ui/react/styled-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReceiptKey, receiptQuery } from '@/api/payments/receipts'
import type { Receipt as ReceiptData } from '@/contract/payments/receipts'
import { leftToPay } from '@/rules/payments/receipt-finish'
import { MerchantOfPage } from '@/screens/shared/merchant/merchant'
import { useToday } from '@/screens/shared/time/use-today'
import { ReceiptActions } from './receipt-actions'
import { ReceiptBack } from './receipt-back'
import { ReceiptFacts } from './receipt-facts'
import { ReceiptFinish } from './receipt-finish'
import { ReceiptFoot } from './receipt-foot'
import { ReceiptHead } from './receipt-head'
import { ReceiptItems } from './receipt-items'
import { Sheet } from './receipt-sheet'
import './receipt.css'

/**
 * What became of a payment, and its record below, which is printed alone (product.md 3.5). Its
 * address is the key to it, so it is kept out of search engines and out of what other sites are told.
 */
export function Receipt({ of }: { of: ReceiptKey }) {
  const { data: receipt } = useSuspenseQuery(receiptQuery(of))
  return (
    <MerchantOfPage value={receipt.merchant ?? null}>
      <Shown of={of} receipt={receipt} />
    </MerchantOfPage>
  )
}

interface ShownProps {
  of: ReceiptKey
  receipt: ReceiptData
}

function Shown({ of, receipt }: ShownProps) {
  const left = leftToPay(receipt.bills, useToday())
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <ReceiptBack />
      <Grid>
        <Area gridArea="finish" data-screen-only="">
          <ReceiptFinish receipt={receipt} left={left} />
        </Area>
        <Area gridArea="sheet">
          <Sheet data-receipt="" aria-labelledby="receipt-title">
            <ReceiptHead receipt={receipt} />
            <ReceiptFacts receipt={receipt} />
            <ReceiptItems receipt={receipt} />
            <ReceiptFoot receipt={receipt} />
          </Sheet>
        </Area>
        <Area gridArea="side" data-screen-only="">
          <ReceiptActions of={of} receipt={receipt} />
        </Area>
      </Grid>
    </>
  )
}

/** On a phone the record comes first, then what else can be done. */
const Grid = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: '5',
    columnGap: { lg: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
    gridTemplateRows: { lg: 'auto 1fr' },
    gridTemplateAreas: { base: '"finish" "sheet" "side"', lg: '"finish side" "sheet side"' },
    _print: { display: 'block' },
  },
})

const Area = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    minWidth: '0',
    '&:empty': { display: 'none' },
    _print: { display: 'block' },
  },
})
