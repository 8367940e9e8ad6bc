import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Payer, Quote } from '@/contract/payments/payments'
import { useFormats } from '@/i18n/format'
import { type CartItem, totalOf } from '@/rules/cart/cart'
import { type CartSection, cartSections, isHeaded } from '@/rules/cart/cart-bills'
import { useSectionName } from '@/screens/shared/cart/line-name'
import { useCurrentDay } from '@/screens/shared/time/use-current-day'
import { useDepartmentName } from '@/screens/shared/merchant/use-department-name'
import { AmountLines } from '@/ui/display/amount-lines'
import { Money } from '@/ui/display/money'
import { SideCard } from '@/ui/layout/side-card'
import { TextLink } from '@/ui/action/text-link'
import { BillLines } from './outcome/bill-lines'

interface SummaryProps {
  items: readonly CartItem[]
  /** null until a tender is chosen. */
  quote: Quote | null
  payer: Payer | null
  onChangePayer?: () => void
}

/** The review beside every step: items, payer, fee, and the credit date. */
export function Summary({ items, quote, payer, onChangePayer }: SummaryProps) {
  const sectionName = useSectionName()
  const sections = cartSections(items)
  const headed = isHeaded(sections)
  return (
    <SideCard title={<FormattedMessage id="checkout.summary.heading" />}>
      {sections.map((section) => {
        const { department_id, bills, amount_cents } = section
        const { name, heading } = sectionName(section)
        return (
          <section key={department_id}>
            {headed && (
              <Head>
                <h3>{name}</h3>
                {sections.length > 1 && bills.length > 1 && <Money cents={amount_cents} />}
              </Head>
            )}
            <AmountLines>
              {bills.map((bill) => (
                <BillLines key={bill.key} bill={bill} heading={headed ? heading : 'none'} />
              ))}
            </AmountLines>
          </section>
        )
      })}
      <AmountLines>
        {quote && <FeeLines quote={quote} sections={sections} />}
        <div data-total="">
          <dt>
            <FormattedMessage id={quote ? 'checkout.summary.total' : 'checkout.summary.subtotal'} />
          </dt>
          <dd>
            <Money cents={quote?.total_cents ?? totalOf(items)} />
          </dd>
        </div>
      </AmountLines>
      {payer && <PayerLine payer={payer} {...(onChangePayer && { onChange: onChangePayer })} />}
      <chakra.p textStyle="help">
        {quote ? (
          <PostingSentence quote={quote} />
        ) : (
          <FormattedMessage id="checkout.summary.feeLater" />
        )}
      </chakra.p>
    </SideCard>
  )
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    mb: '1.5',
    textStyle: 'tableHead',
    color: 'fg.muted',
  },
})

interface FeeLinesProps {
  quote: Quote
  sections: readonly CartSection[]
}

/** One line for each department (decision 14), in the order of the bills above. */
function FeeLines({ quote, sections }: FeeLinesProps) {
  const nameOf = useDepartmentName()
  const alone = quote.groups.length === 1
  const placeOf = (id: string) => sections.findIndex(({ department_id }) => department_id === id)
  const groups = quote.groups.toSorted(
    (one, other) => placeOf(one.department_id) - placeOf(other.department_id),
  )
  return groups.map((group) => (
    <div key={group.department_id} data-muted="">
      <dt>
        {alone ? (
          <FormattedMessage id={`checkout.summary.${quote.tender}Fee`} />
        ) : (
          <FormattedMessage
            id={`checkout.summary.${quote.tender}FeeFor`}
            values={{ department: nameOf(group.department_id) }}
          />
        )}
      </dt>
      <dd>
        <Money cents={group.fee_cents} />
      </dd>
    </div>
  ))
}

/**
 * The credit date is the day of the transaction in the municipality's zone (product.md 2.0); the day
 * of posting is the quote's, as on the receipt.
 */
export function PostingSentence({ quote }: { quote: Pick<Quote, 'posting_date'> }) {
  const today = useCurrentDay()
  const { date } = useFormats()
  return (
    <FormattedMessage
      id="checkout.summary.posting"
      values={{ date: date(today), posts: date(quote.posting_date) }}
    />
  )
}

function PayerLine({ payer, onChange }: { payer: Payer; onChange?: () => void }) {
  return (
    <chakra.div
      display="flex"
      justifyContent="space-between"
      gap="3"
      pt="3"
      borderTop="1px solid"
      borderColor="line"
    >
      <chakra.div minWidth="0" overflowWrap="anywhere">
        <chakra.p textStyle="help">
          <FormattedMessage id="checkout.summary.payer" />
        </chakra.p>
        <p>{payer.name}</p>
        <chakra.p textStyle="help">{contactOf(payer)}</chakra.p>
      </chakra.div>
      {onChange && (
        <chakra.span flexShrink="0" data-screen-only="">
          <TextLink asChild inline>
            <button type="button" onClick={onChange}>
              <FormattedMessage id="checkout.summary.change" />
            </button>
          </TextLink>
        </chakra.span>
      )}
    </chakra.div>
  )
}

function contactOf({ email }: Payer): ReactNode {
  return email === '' ? <FormattedMessage id="checkout.summary.noEmail" /> : email
}
