import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { counterQuoteQuery } from '@/api/counter'
import type { BillRow } from '@/contract/bill-search'
import type { CounterPrice, CounterTender } from '@/contract/counter'
import type { Department } from '@/contract/departments'
import type { PayItem } from '@/contract/payments'
import { useFormats } from '@/i18n/format'
import { FailurePanel } from '@/screens/shared/failure-panel'
import { now } from '@/state/clock'
import { Button } from '@/ui/action/button'
import { type ChoiceCard, ChoiceCards } from '@/ui/form/choice-cards'
import { type FormApi, type FormFailure, FormShell } from '@/ui/form/form-shell'
import { Stack } from '@/ui/layout/stack'
import { type CounterForm, counterForm, itemsOf, lineProblems } from './counter-form'
import type { CounterOrder } from './counter-order'
import { ItemLines } from './item-lines'
import { MeansFields } from './means-fields'
import { PayerFields } from './payer-fields'
import { PriceLines } from './price-lines'
import { Waivers } from './waivers'

interface TakeFormProps {
  rows: readonly BillRow[]
  department: Department
  defaults: CounterForm
  sending: boolean
  /** What became of the latest press. */
  notice: ReactNode
  onDirty: (dirty: boolean) => void
  onOrder: (order: CounterOrder) => void
}

/** A quote that is about to expire is asked for again before the payer is told its price. */
const nearlyOverMs = 2 * 60_000

/** Everything that a payment needs, on one page; only a card is entered afterwards. */
export function TakeForm(props: TakeFormProps) {
  const { rows, department, defaults, sending, notice, onDirty, onOrder } = props
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
    } catch {
      return { message: 'ui.errorState.message' }
    }
  }

  return (
    <FormShell schema={schema} defaults={defaults} onSubmit={submit}>
      {(api) => (
        <>
          <Follow dirty={api.dirty} onDirty={onDirty} />
          {notice}
          <ItemLines api={api} rows={rows} partial={settings.partial} />
          <Prices {...props} api={api} sending={sending} />
        </>
      )}
    </FormShell>
  )
}

function Follow({ dirty, onDirty }: { dirty: boolean; onDirty: (dirty: boolean) => void }) {
  useEffect(() => onDirty(dirty), [dirty, onDirty])
  return null
}

type PricesProps = Pick<TakeFormProps, 'rows' | 'department' | 'sending'> & {
  api: FormApi<CounterForm>
}

/** The ways to pay with their prices, once what is paid is allowed. */
function Prices({ api, rows, department, sending }: PricesProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const lines = api.form.watch('lines')
  const tender = api.form.watch('tender')
  const isAllowed = lineProblems(lines, rows, department.payment_settings).length === 0
  const items: PayItem[] = isAllowed ? itemsOf({ lines }, department.id) : []
  const quote = useQuery({ ...counterQuoteQuery(items), placeholderData: keepPreviousData })
  if (!isAllowed) {
    return (
      <p role="status">
        <FormattedMessage id="counter.form.noPrice" />
      </p>
    )
  }
  if (quote.data === undefined) {
    return quote.error ? (
      <FailurePanel
        error={quote.error}
        onRetry={() => void quote.refetch()}
        retrying={quote.isFetching}
      />
    ) : (
      <p role="status">
        <FormattedMessage id="counter.form.pricing" />
      </p>
    )
  }
  const { prices, waivers } = quote.data
  const price = prices.find((one) => one.tender === tender) ?? null
  return (
    <Stack gap="5" aria-busy={quote.isFetching}>
      <ChoiceCards
        {...api.choice('tender')}
        legend={formatMessage({ id: 'counter.form.how' })}
        options={prices.map((one) => optionOf(one))}
      />
      <PayerFields api={api} />
      {price !== null && <MeansFields api={api} totalCents={price.total_cents} />}
      {waivers.length > 0 && <Waivers api={api} waivers={waivers} />}
      {price !== null && <PriceLines price={price} />}
      <Button type="submit" size="lg" pending={sending || api.pending}>
        {price === null ? (
          <FormattedMessage id="counter.form.take" />
        ) : (
          <FormattedMessage
            id={`counter.press.${price.tender}`}
            values={{ total: money(price.total_cents) }}
          />
        )}
      </Button>
    </Stack>
  )

  function optionOf({
    tender: way,
    fee_cents,
    total_cents,
  }: CounterPrice): ChoiceCard<CounterTender> {
    return {
      value: way,
      label: formatMessage({ id: `counter.tender.${way}` }),
      price: money(total_cents),
      priceNote:
        fee_cents === 0
          ? formatMessage({ id: 'counter.form.noFee' })
          : formatMessage({ id: 'counter.form.fee' }, { fee: money(fee_cents) }),
    }
  }
}
