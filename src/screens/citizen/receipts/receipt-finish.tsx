import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { Receipt } from '@/contract/payments/receipts'
import { useFormats } from '@/i18n/format'
import {
  headlineCents,
  type LeftToPay,
  nextStep,
  unbilledDepartment,
} from '@/rules/payments/receipt-finish'
import { useMayPay } from '@/screens/shared/cart/may-pay'
import { useSite } from '@/screens/shared/merchant/site'
import { paymentStatusLooks } from '@/screens/shared/payment/payment-status'
import { Button } from '@/ui/action/button'
import { LinkButton } from '@/ui/action/link-button'
import { PrintIcon } from '@/ui/display/icons'
import { ToneMark } from '@/ui/display/tone-mark'
import { Card } from '@/ui/layout/card'
import { ReceiptNumbers } from './receipt-numbers'
import { ReceiptStatusText } from './receipt-status'

interface ReceiptFinishProps {
  receipt: Receipt
  left: LeftToPay | null
}

/** The end of a payment: what became of it, what to keep of it, what is left, and what is next. */
export function ReceiptFinish({ receipt, left }: ReceiptFinishProps) {
  const { money } = useFormats()
  const { tone, Icon } = paymentStatusLooks[receipt.status]
  return (
    <Card
      as="section"
      aria-labelledby="receipt-headline"
      px={{ base: '4', sm: '8' }}
      py={{ base: '4', sm: '6' }}
    >
      <Head>
        <ToneMark tone={tone}>
          <Icon />
        </ToneMark>
        <chakra.div minWidth="0">
          <chakra.h1 id="receipt-headline" tabIndex={-1} textStyle="h1">
            <FormattedMessage
              id={`receipts.finish.${receipt.status}`}
              values={{ amount: money(headlineCents(receipt)) }}
            />
          </chakra.h1>
          <chakra.div mt="1" color="fg.muted">
            <ReceiptStatusText receipt={receipt} />
          </chakra.div>
        </chakra.div>
      </Head>
      <ReceiptNumbers receipt={receipt} left={left} />
      <NextStep receipt={receipt} left={left} />
    </Card>
  )
}

/** One filled button: the bill that is owed again or past due, else the receipt on paper. */
function NextStep({ receipt, left }: ReceiptFinishProps) {
  const mayPay = useMayPay()
  const { isTenant } = useSite()
  const unbilled = unbilledDepartment(receipt.items)
  const step = nextStep(receipt.status, left, { mayPay, unbilled })
  const bill = left?.next?.bill
  const isForm = step === 'fill-in-again' && unbilled !== null
  const isBill = !isForm && step !== 'keep' && bill !== undefined
  return (
    <Steps>
      {isForm && (
        <LinkButton asChild size="lg">
          <Link to="/blind-payments/$department_id" params={{ department_id: unbilled }}>
            <FormattedMessage id="receipts.actions.fillInAgain" />
          </Link>
        </LinkButton>
      )}
      {isBill && (
        <LinkButton asChild size="lg">
          <Link
            to="/overview-parcel/$parcelId/$year/$department_id"
            params={{
              parcelId: bill.parcel_id,
              year: String(bill.year),
              department_id: bill.department_id,
            }}
          >
            <FormattedMessage
              id={step === 'pay-again' ? 'receipts.actions.payAgain' : 'receipts.actions.payRest'}
            />
          </Link>
        </LinkButton>
      )}
      <Button
        size="lg"
        variant={isForm || isBill ? 'outline' : 'fill'}
        icon={<PrintIcon />}
        onClick={() => printReceipt(receipt.confirmation)}
      >
        <FormattedMessage id="receipts.actions.print" />
      </Button>
      <LinkButton asChild size="lg" variant="quiet">
        {isTenant && mayPay ? (
          <Link to="/departments">
            <FormattedMessage id="receipts.actions.another" />
          </Link>
        ) : (
          <Link to={isTenant ? '/dashboard' : '/admin/dashboard'}>
            <FormattedMessage id="receipts.actions.dashboard" />
          </Link>
        )}
      </LinkButton>
    </Steps>
  )
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    gap: { base: '3', sm: '4' },
    pt: '1',
  },
})

const Steps = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: 'wrap',
    gap: '2',
    mt: '5',
  },
})

/** The browser names a saved PDF after the page, so the page has the receipt's name meanwhile. */
function printReceipt(confirmation: string): void {
  const { title } = document
  document.title = `${title} ${confirmation}`
  window.addEventListener('afterprint', () => (document.title = title), { once: true })
  window.print()
}
