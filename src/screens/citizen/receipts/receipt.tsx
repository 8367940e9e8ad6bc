import { chakra } from '@chakra-ui/react/styled-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import { receiptQuery } from '@/api/receipts'
import { Columns } from '@/ui/layout/columns'
import { ReceiptActions } from './receipt-actions'
import { ReceiptFacts } from './receipt-facts'
import { ReceiptFoot } from './receipt-foot'
import { ReceiptHead } from './receipt-head'
import { ReceiptItems } from './receipt-items'
import './receipt.css'

/**
 * The record of a payment (product.md 3.5). Its address gives access to it, so it is hidden from
 * search engines and from the referrer of links.
 */
export function Receipt({ id }: { id: string }) {
  const { data: receipt } = useSuspenseQuery(receiptQuery(id))
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <Columns side={<ReceiptActions receipt={receipt} />}>
        <Sheet data-receipt="">
          <ReceiptHead receipt={receipt} />
          <ReceiptFacts receipt={receipt} />
          <ReceiptItems receipt={receipt} />
          <ReceiptFoot receipt={receipt} />
        </Sheet>
      </Columns>
    </>
  )
}

const Sheet = chakra('article', {
  base: {
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    px: { base: '4', sm: '8' },
    py: { base: '5', sm: '8' },
    _highContrast: { borderColor: 'CanvasText' },
    _print: { border: '0', p: '0' },
  },
})
