import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { quoteQuery } from '@/api/payments/payments'
import type { Tender } from '@/contract/departments/payment-settings'
import type { Quote } from '@/contract/payments/payments'
import { useFormats } from '@/i18n/format'
import type { CartItem } from '@/rules/cart/cart'
import { keptFees } from '@/rules/payments/kept-fees'
import { preselectedTender, savingOf } from '@/rules/payments/tender-prices'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { digitsIn } from '@/screens/shared/payment/bank-problems'
import { useDepartmentName } from '@/screens/shared/merchant/use-department-name'
import { usePaymentsOff } from '@/screens/shared/merchant/use-payments-off'
import { now } from '@/state/clock'
import { loadModal } from '@/ui/overlay/dialog'
import { BottomBar } from '@/ui/layout/bottom-bar'
import { Button } from '@/ui/action/button'
import { type ChoiceCard, ChoiceCards } from '@/ui/form/choice-cards'
import { Columns } from '@/ui/layout/columns'
import { type FormApi, type FormFailure, FormShell } from '@/ui/form/shell/form-shell'
import { PageHeading } from '@/ui/layout/page-heading'
import { Row } from '@/ui/layout/stack'
import { Authorization } from './authorization'
import { BankFields } from './bank-fields'
import { CardMarks } from './card-marks'
import { NoPrices } from '@/screens/citizen/checkout/outcome/no-prices'
import { payItemsOf } from '@/rules/cart/pay-items'
import {
  choiceOf,
  noTender,
  type TenderChoice,
  type TenderFields,
  tenderForm,
  tenderFormWithWaiver,
} from './tender-form'
import { type Quotes, useQuotes } from '@/screens/citizen/checkout/use-quotes'
import { useWaivers, type Waiver } from './use-waivers'
import { WaiverFailed, Waivers } from './waivers'

interface TenderStepProps {
  items: readonly CartItem[]
  /** The tender that the payer chose before, or that a refusal suggests. */
  chosen: Tender | null
  /** Kept as a draft, without bank numbers (decision 21). */
  onChosen: (tender: Tender) => void
  failure: FormFailure | null
  /** Today, in the municipality's zone. */
  day: string
  /** The prices are known to be stale and fetched again. */
  repricing: boolean
  onDone: (choice: TenderChoice, quote: Quote) => void
  onBack: () => void
  summary: (quote: Quote | null) => ReactNode
}

/**
 * The ways to pay, all priced at once, with the review beside them (product.md 3.3 steps 3 and 4).
 */
export function TenderStep(props: TenderStepProps) {
  const quotes = useQuotes(props.items)
  const waivers = useWaivers(props.items)
  const { known } = waivers
  const paymentsOff = usePaymentsOff()
  const isPriced = !paymentsOff && quotes.error === null && quotes.ways.length > 0
  return (
    <>
      <PageHeading title={<FormattedMessage id="checkout.tender.heading" />} />
      {isPriced && known !== null && (
        // Hidden without its prices, it keeps the bank numbers.
        <div hidden={props.repricing}>
          <TenderChoiceForm
            {...props}
            key={versionsOf(known).join(' ')}
            quotes={quotes}
            waivers={known}
          />
        </div>
      )}
      {(!isPriced || known === null || props.repricing) && (
        <Columns side={props.summary(null)}>
          {isPriced && waivers.error !== null ? (
            <WaiverFailed error={waivers.error} waivers={waivers} />
          ) : (
            <NoPrices
              items={props.items}
              quotes={isPriced ? { ...quotes, pending: true } : quotes}
            />
          )}
        </Columns>
      )}
    </>
  )
}

/** A price that is about to expire is refreshed before the payer commits to it. */
const nearlyOverMs = 2 * 60_000

function TenderChoiceForm({
  items,
  quotes,
  chosen,
  onChosen,
  failure,
  day,
  onDone,
  onBack,
  summary,
  waivers,
}: TenderStepProps & { quotes: Quotes; waivers: readonly Waiver[] }) {
  const queryClient = useQueryClient()
  const offered = chosen !== null && quotes.ways.some(({ tender }) => tender === chosen)
  const tender = offered ? chosen : preselectedTender(quotes.ways)

  const freshQuote = async (quote: Quote): Promise<Quote> =>
    Date.parse(quote.expires_at) - now() > nearlyOverMs
      ? quote
      : queryClient.query({ ...quoteQuery(payItemsOf(items), quote.tender), staleTime: 0 })

  const submit = async (typed: TenderFields): Promise<FormFailure | undefined> => {
    const choice = choiceOf(typed)
    const shown = choice && quotes.of(choice.tender)
    if (!choice || !shown) return undefined
    try {
      const quote = await freshQuote(shown)
      if (quote.total_cents !== shown.total_cents) {
        return { message: 'checkout.tender.priceChanged' }
      }
      const waived = waivers.map(({ version }) => ({ kind: 'waiver' as const, version }))
      onDone({ ...choice, consents: [...choice.consents, ...waived] }, quote)
      return undefined
    } catch {
      return { message: 'ui.errorState.message' }
    }
  }

  return (
    <FormShell
      schema={waivers.length > 0 ? tenderFormWithWaiver : tenderForm}
      defaults={{ ...noTender, tender }}
      failure={failure}
      onSubmit={submit}
      side={(api) => summary(quoteFor(api.form.watch('tender'), quotes))}
    >
      {(api) => {
        const quote = quoteFor(api.form.watch('tender'), quotes)
        return (
          <>
            <ChosenElsewhere api={api} chosen={chosen} />
            <AgreedDebit
              api={api}
              day={day}
              totalCents={quotes.of('echeck')?.total_cents ?? null}
            />
            <OnScreen>
              <Choice api={api} quotes={quotes} onChosen={onChosen} />
            </OnScreen>
            {quote?.tender === 'echeck' && (
              <>
                <OnScreen>
                  <BankFields api={api} />
                </OnScreen>
                <Authorization api={api} totalCents={quote.total_cents} day={day} />
              </>
            )}
            {waivers.length > 0 && <Waivers api={api} waivers={waivers} />}
            <chakra.div hideBelow="lg" data-screen-only="">
              <Row>
                <Continue quote={quote} pending={api.pending} />
                <Button variant="quiet" size="lg" onClick={onBack}>
                  <FormattedMessage id="checkout.tender.back" />
                </Button>
              </Row>
            </chakra.div>
            <BottomBar>
              <Continue quote={quote} pending={api.pending} wide />
            </BottomBar>
          </>
        )
      }}
    </FormShell>
  )
}

/** Another version is another text and needs a new agreement. */
function versionsOf(waivers: readonly Waiver[]): string[] {
  return waivers.map(({ version }) => version)
}

/** The printed page holds the authorization and the review, without the account number. */
function OnScreen({ children }: { children: ReactNode }) {
  return <div data-screen-only="">{children}</div>
}

/** The secure checkout suggested another way to pay while this form stayed mounted behind it. */
function ChosenElsewhere({ api, chosen }: { api: FormApi<TenderFields>; chosen: Tender | null }) {
  const { form } = api
  useEffect(() => {
    if (chosen !== null && form.getValues('tender') !== chosen) form.setValue('tender', chosen)
  }, [chosen, form])
  return null
}

interface AgreedDebitProps {
  api: FormApi<TenderFields>
  day: string
  /** Paid from a bank account; null: that is not possible. */
  totalCents: number | null
}

/** The agreement names the account, the day and the amount: for another it is asked for again. */
function AgreedDebit({ api: { form }, day, totalCents }: AgreedDebitProps) {
  const [routing, account] = form.watch(['routing', 'account'])
  const debit = [day, totalCents, digitsIn(routing), digitsIn(account)].join(' ')
  const before = useRef(debit)
  useEffect(() => {
    if (before.current === debit) return
    before.current = debit
    if (!form.getValues('agreed')) return
    form.setValue('agreed', false)
    form.setError('agreed', { message: 'checkout.authorization.changed' })
  }, [debit, form])
  return null
}

function quoteFor(tender: Tender | null, quotes: Quotes): Quote | null {
  return tender === null ? null : quotes.of(tender)
}

interface ContinueProps {
  quote: Quote | null
  pending: boolean
  wide?: boolean
}

/** The dialog that comes next. If that fails, it is asked for again when it opens. */
const loadAhead = () => void loadModal().catch(() => undefined)

function Continue({ quote, pending, wide = false }: ContinueProps) {
  const { money } = useFormats()
  return (
    <Button
      type="submit"
      size="lg"
      wide={wide}
      pending={pending}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
    >
      {quote ? (
        <FormattedMessage
          id="checkout.tender.continueTotal"
          values={{ total: money(quote.total_cents) }}
        />
      ) : (
        <FormattedMessage id="checkout.details.continue" />
      )}
    </Button>
  )
}

interface ChoiceProps {
  api: FormApi<TenderFields>
  quotes: Quotes
  onChosen: (tender: Tender) => void
}

function Choice({ api, quotes, onChosen }: ChoiceProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const merchant = useMerchant()
  const choice = api.choice('tender')
  const { ways } = quotes
  const dearest = ways.at(-1)
  const free = ways.every(({ fee_cents }) => fee_cents === 0)
  const feeWords = useFeeWords()

  const options = ways.map(({ tender, fee_cents, total_cents }): ChoiceCard<Tender> => {
    const saving = dearest ? savingOf(ways, tender, dearest.tender) : 0
    return {
      value: tender,
      label: formatMessage({ id: `checkout.tender.${tender}` }),
      note: (
        <>
          {formatMessage({ id: `checkout.tender.${tender}Note` })}
          {tender === 'card' && <CardMarks />}
        </>
      ),
      price: money(total_cents),
      priceNote:
        fee_cents === 0
          ? formatMessage({ id: 'checkout.tender.noFee' })
          : formatMessage({ id: 'checkout.tender.fee' }, { fee: money(fee_cents) }),
      ...(saving > 0 && {
        aside: formatMessage({ id: 'checkout.tender.saves' }, { amount: money(saving) }),
      }),
    }
  })

  return (
    <ChoiceCards
      {...choice}
      onChange={(tender) => {
        choice.onChange(tender)
        onChosen(tender)
      }}
      legend={formatMessage({ id: 'checkout.tender.heading' })}
      hideLegend
      size="lg"
      options={options}
      help={
        free
          ? formatMessage({ id: 'checkout.tender.absorbed' }, { merchant: merchant?.name ?? '' })
          : feeWords(quotes.of(choice.value ?? dearest?.tender ?? 'card'))
      }
    />
  )
}

/** Whom the fee goes to, and whether it is refunded: the receipt says the same. */
function useFeeWords(): (quote: Quote | null) => string {
  const { formatMessage } = useIntl()
  const { list } = useFormats()
  const merchant = useMerchant()
  const nameOf = useDepartmentName()
  return (quote) => {
    const said = keptFees(quote?.groups ?? [])
    const departments = list((said?.kept ?? []).map((group) => nameOf(group.department_id)))
    return [
      formatMessage({ id: 'checkout.tender.feeText' }, { merchant: merchant?.name ?? '' }),
      said && formatMessage({ id: `checkout.refund.${said.says}` }, { departments }),
      formatMessage({ id: 'checkout.tender.feeFree' }),
    ]
      .filter((sentence) => sentence !== null)
      .join(' ')
  }
}
