import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { counterQuoteQuery } from '@/api/payments/counter'
import { ApiFailure } from '@/api/failure'
import { keys } from '@/api/keys'
import type { BillRow } from '@/contract/bills/bill-search'
import type { CounterPrice, CounterQuote, CounterTender } from '@/contract/payments/counter'
import type { Department } from '@/contract/departments/departments'
import type { ItemCheck, PayItem } from '@/contract/payments/payments'
import { useFormats } from '@/i18n/format'
import type { MessageId } from '@/i18n/message-ids'
import type { AmountSettings } from '@/rules/bills/amounts'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { refusalIn } from '@/screens/shared/payment/refusal'
import { now } from '@/state/clock'
import { Button } from '@/ui/action/button'
import { FollowDirty } from '@/ui/form/shell/follow-dirty'
import { type FormApi, type FormFailure, FormShell } from '@/ui/form/shell/form-shell'
import { type Segment, SegmentField } from '@/ui/form/fields/segment-field'
import { Stack } from '@/ui/layout/stack'
import { BillsChanged } from './bills-changed'
import {
  afterChecks,
  type CounterForm,
  counterForm,
  itemsOf,
  lineProblems,
  linesAfter,
  payableRows,
  subtotalOf,
} from './counter-form'
import type { CounterOrder } from './counter-order'
import { ItemLines } from './item-lines'
import { Foot, type FootPlace } from './foot'
import { Cash, MeansFields } from './means-fields'
import { PayerFields } from './payer-fields'
import { PriceLines } from './price-lines'
import { Waivers } from './waivers'

const tenderWords: Readonly<Record<CounterTender, MessageId>> = {
  card: 'counter.tender.card',
  echeck: 'payment-words.tender.echeck',
  terminal: 'payment-words.channel.terminal',
  cash: 'payment-words.tender.cash',
  check: 'counter.tender.check',
}

interface RefusedBills {
  readonly items: readonly PayItem[]
  readonly checks: readonly ItemCheck[]
}

interface TakeFormProps {
  /** As the clerk was told. */
  rows: readonly BillRow[]
  /** As the account has them now. */
  latest: readonly BillRow[]
  department: Department
  defaults: CounterForm
  sending: boolean
  /** What became of the latest press. */
  notice: ReactNode
  /** Not null: the notice asks about these items, and about no others. */
  asksAbout: readonly PayItem[] | null
  /** The latest press was refused because bills had changed. */
  refused: RefusedBills | null
  /** Not null: typed before the bills changed. */
  typed: CounterForm | null
  /** Goes on with the bills as they are now; `typed` null: from the beginning. */
  onRows: (rows: readonly BillRow[], typed: CounterForm | null) => void
  /** Where total and action stand; null: another step has the foot. */
  foot: FootPlace
  onClose: () => void
  onDirty: (dirty: boolean) => void
  onOrder: (order: CounterOrder) => void
}

/** A quote that is about to expire is asked for again before the payer is told its price. */
const nearlyOverMs = 2 * 60_000

/** Everything that a payment needs, on one page; only a card is entered afterwards. */
export function TakeForm(props: TakeFormProps) {
  const { rows, department, defaults, sending, typed, onDirty, onOrder } = props
  const formId = useId()
  const { locale } = useIntl()
  const queryClient = useQueryClient()
  const { payment_settings: settings } = department
  const schema = useMemo(() => counterForm({ rows, settings, waiver: false }), [rows, settings])

  const submit = async (fields: CounterForm): Promise<FormFailure | undefined> => {
    const items = itemsOf(fields, department.id)
    const query = counterQuoteQuery(items)
    try {
      const known = queryClient.getQueryData(query.queryKey)
      const isFresh = known !== undefined && Date.parse(known.expires_at) - now() > nearlyOverMs
      const quote = isFresh ? known : await queryClient.query({ ...query, staleTime: 0 })
      const price = quote.prices.find(({ tender }) => tender === fields.tender)
      if (!price) return { errors: { tender: ['counter.problem.tender'] } }
      if (quote.waivers.length > 0 && !fields.waived) {
        return { errors: { waived: ['counter.problem.waived'] } }
      }
      onOrder({
        items,
        price,
        fields,
        waivers: quote.waivers.map(({ version }) => version),
        language: locale,
      })
      return undefined
    } catch (error) {
      // Which bills have changed is said in place of the prices.
      return changedBills(error) ? undefined : { message: 'ui.errorState.message' }
    }
  }

  return (
    <FormShell id={formId} schema={schema} defaults={defaults} typed={typed} onSubmit={submit}>
      {(api) => (
        <>
          <FollowDirty dirty={api.dirty} onDirty={onDirty} />
          <LineReasons api={api} rows={rows} settings={settings} />
          <Priced {...props} api={api} formId={formId} sending={sending} />
        </>
      )}
    </FormShell>
  )
}

/** Why no way to pay takes the lines stands at the line, as soon as it is so. */
function LineReasons({
  api: { form },
  rows,
  settings,
}: Pick<TakeFormProps, 'rows'> & { api: FormApi<CounterForm>; settings: AmountSettings }) {
  const reasons = JSON.stringify(lineProblems(form.watch('lines'), rows, settings))
  const known = useRef(reasons)
  useEffect(() => {
    if (known.current === reasons) return
    known.current = reasons
    void form.trigger('lines')
  }, [reasons, form])
  return null
}

/** The checks of a refusal because of changed bills; null: it is another failure. */
function changedBills(error: unknown): readonly ItemCheck[] | null {
  const refusal = error instanceof ApiFailure ? refusalIn(error, now()) : null
  return refusal?.kind === 'bill_changed' ? refusal.items : null
}

const isSame = (a: readonly PayItem[], b: readonly PayItem[]) =>
  JSON.stringify(a) === JSON.stringify(b)

type PricedProps = Omit<TakeFormProps, 'defaults' | 'onDirty' | 'onOrder'> & {
  api: FormApi<CounterForm>
  formId: string
}

/** What is paid and its prices; or, in place of prices and notice, that bills have changed. */
function Priced(props: PricedProps) {
  const { api, rows, latest, department, typed, refused, asksAbout, onRows, onClose } = props
  const queryClient = useQueryClient()
  const { payment_settings: settings } = department
  const lines = api.form.watch('lines')
  const isAllowed = lineProblems(lines, rows, settings).length === 0
  const items: PayItem[] = isAllowed ? itemsOf({ lines }, department.id) : []
  // The ways stay while an amount is typed that none of them takes.
  const quote = useQuery({ ...counterQuoteQuery(items), placeholderData: keepPreviousData })
  const isRefused = refused !== null && isSame(refused.items, items)
  const ofQuote = useMemo(() => changedBills(quote.error), [quote.error])
  const changed = isRefused ? refused.checks : ofQuote
  const after = changed === null ? null : afterChecks(latest, changed)
  useEffect(() => {
    if (changed !== null) void queryClient.invalidateQueries({ queryKey: keys.accounts.all })
  }, [changed, queryClient])
  const isStale = changed !== null || (asksAbout !== null && !isSame(asksAbout, items))
  const left = after && linesAfter(lines, after, settings.partial)
  return (
    <>
      {!isStale && props.notice}
      <ItemLines
        api={api}
        rows={rows}
        after={after}
        partial={settings.partial}
        focused={typed !== null}
      />
      {changed !== null && after !== null && left !== null ? (
        <BillsChanged
          checks={changed}
          rows={rows}
          tender={api.form.watch('tender')}
          askedCents={subtotalOf({ lines })}
          restCents={subtotalOf({ lines: left })}
          onRest={() => onRows(after, { ...api.form.getValues(), lines: left })}
          onStartOver={payableRows(after).length > 0 ? () => onRows(after, null) : null}
          onClose={onClose}
        />
      ) : (
        <Prices {...props} quote={quote} isAllowed={isAllowed} />
      )}
    </>
  )
}

type PricesProps = Pick<PricedProps, 'api' | 'formId' | 'sending' | 'foot'> & {
  quote: UseQueryResult<CounterQuote>
  /** What is paid may be paid. */
  isAllowed: boolean
}

/** The ways to pay; with their prices, once what is paid is allowed. */
function Prices({ api, formId, sending, foot, quote, isAllowed }: PricesProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const lines = api.form.watch('lines')
  const tender = api.form.watch('tender')
  const noPrice = lines.some(({ chosen }) => chosen) ? 'wrongAmount' : 'noPrice'
  if (quote.data === undefined) {
    return quote.error ? (
      <FailurePanel
        error={quote.error}
        onRetry={() => void quote.refetch()}
        retrying={quote.isFetching}
      />
    ) : (
      <p role="status">
        <FormattedMessage id={`counter.form.${isAllowed ? 'pricing' : noPrice}`} />
      </p>
    )
  }
  const { prices, waivers } = quote.data
  const price = (isAllowed && prices.find((one) => one.tender === tender)) || null
  return (
    <Stack gap="5" aria-busy={quote.isFetching}>
      <SegmentField
        {...api.choice('tender')}
        legend={formatMessage({ id: 'counter.form.how' })}
        options={prices.map((one) => optionOf(one))}
        {...(!isAllowed && { help: <FormattedMessage id={`counter.form.${noPrice}`} /> })}
      />
      <MeansFields api={api} totalCents={price?.total_cents ?? null} />
      {price !== null && price.fee_cents > 0 && <PriceLines price={price} />}
      <PayerFields api={api} />
      {waivers.length > 0 && <Waivers api={api} waivers={waivers} />}
      <Foot
        place={foot}
        totalCents={price?.total_cents ?? null}
        billsCents={subtotalOf({ lines })}
        beside={
          tender === 'cash' && (
            <Cash api={api} formId={formId} totalCents={price?.total_cents ?? null} />
          )
        }
      >
        <Button type="submit" form={formId} pending={sending || api.pending}>
          {price === null ? (
            <FormattedMessage id="counter.form.take" />
          ) : (
            <FormattedMessage
              id={`counter.press.${price.tender}`}
              values={{ total: money(price.total_cents) }}
            />
          )}
        </Button>
      </Foot>
    </Stack>
  )

  function optionOf({ tender: way, fee_cents }: CounterPrice): Segment<CounterTender> {
    return {
      value: way,
      label: formatMessage({ id: tenderWords[way] }),
      ...(isAllowed && {
        note:
          fee_cents === 0
            ? formatMessage({ id: 'counter.form.noFee' })
            : formatMessage({ id: 'counter.form.fee' }, { fee: money(fee_cents) }),
      }),
    }
  }
}
