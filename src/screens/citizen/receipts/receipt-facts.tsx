import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { PayerWay } from '@/contract/payments/counter'
import type { Receipt } from '@/contract/payments/receipts'
import { useFormats } from '@/i18n/format'
import type { MessageId } from '@/i18n/message-ids'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { brandName } from '@/rules/payments/cards'
import { postingState } from '@/rules/payments/receipt-finish'

/** What was paid went back as a whole: it counts on no day. */
const wentBack: readonly Receipt['status'][] = ['voided', 'returned', 'refunded']

/** The dates (product.md 2.0 "Dates"), the payer, and the tender. */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const { instant, date } = useFormats()
  const zone = useTimeZone()
  const posting = postingState(receipt)
  return (
    <Facts>
      <Fact name={<FormattedMessage id="receipts.page.when" />}>{instant(receipt.at, zone)}</Fact>
      {!wentBack.includes(receipt.status) && (
        <Fact name={<FormattedMessage id="receipts.page.credit" />}>
          {date(receipt.credit_date)}
        </Fact>
      )}
      {posting !== null && (
        <Fact name={<FormattedMessage id={`receipts.page.${posting}`} />}>
          {date(receipt.posting_date)}
        </Fact>
      )}
      <Fact name={<FormattedMessage id="receipts.page.payer" />}>{receipt.payer_name}</Fact>
      <Fact name={<FormattedMessage id="receipts.page.tender" />}>
        <TenderText receipt={receipt} />
      </Fact>
      {receipt.auth_code !== null && (
        <Fact name={<FormattedMessage id="receipts.page.auth" />}>
          <span className="figures">{receipt.auth_code}</span>
        </Fact>
      )}
      <Fact name={<FormattedMessage id="receipts.page.channel" />}>
        <Channel receipt={receipt} />
      </Fact>
      {receipt.consents?.map(({ kind, version }) => (
        <Fact key={`${kind} ${version}`} name={<FormattedMessage id={consentWords[kind]} />}>
          <FormattedMessage
            id="receipts.consent.version"
            values={{ version, time: instant(receipt.at, zone) }}
          />
        </Fact>
      ))}
    </Facts>
  )
}

/** The payer’s own proof of what was agreed to. */
const consentWords = {
  echeck: 'receipts.consent.echeck',
  waiver: 'receipts.consent.waiver',
  terms: 'receipts.consent.terms',
} as const satisfies Readonly<Record<NonNullable<Receipt['consents']>[number]['kind'], MessageId>>

/** Where it was paid, as the payer calls it. */
const placeWords = {
  online: 'receipts.page.online',
  counter: 'receipts.page.counter',
  terminal: 'receipts.page.terminal',
  calling: 'payment-words.way.calling',
  mail: 'payment-words.way.mail',
} as const satisfies Readonly<Record<Receipt['channel'] | PayerWay, MessageId>>

/** The clerk's number stands on the receipt, the name does not (product.md 3.5). */
function Channel({ receipt: { channel, taken } }: { receipt: Receipt }) {
  const at = channel === 'counter' ? (taken?.way ?? channel) : channel
  const place = <FormattedMessage id={placeWords[at]} />
  if (!taken) return place
  return <FormattedMessage id="receipts.page.clerk" values={{ place, clerk: taken.clerk }} />
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function TenderText({ receipt: { tender, brand, last4, check_number } }: { receipt: Receipt }) {
  if (tender === 'echeck') {
    return last4 === '' ? (
      <FormattedMessage id="receipts.page.bankOnly" />
    ) : (
      <FormattedMessage id="receipts.page.bank" values={{ last4 }} />
    )
  }
  if (tender === 'check' && check_number) {
    return <FormattedMessage id="receipts.page.checkNumber" values={{ number: check_number }} />
  }
  if (tender !== 'card') return <FormattedMessage id={`payment-words.tender.${tender}`} />
  const name = brandName(brand)
  return name === null ? (
    <FormattedMessage id="receipts.page.card" values={{ last4 }} />
  ) : (
    <FormattedMessage id="receipts.page.cardBrand" values={{ brand: name, last4 }} />
  )
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      // One column where a long word would not fit beside another.
      base: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
      sm: 'repeat(3, minmax(0, 1fr))',
    },
    columnGap: '6',
    rowGap: '3',
    my: { base: '5', sm: '6' },
    py: { base: '4', sm: '5' },
    borderTop: '1px solid',
    borderBottom: '1px solid',
    borderColor: 'line',
    '& dt': { textStyle: 'help' },
    '& dd': { overflowWrap: 'anywhere' },
    _print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', my: '3', py: '2', rowGap: '1.5' },
  },
})
