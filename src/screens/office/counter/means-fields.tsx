import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { terminalsQuery } from '@/api/payments/counter'
import type { Terminal } from '@/contract/payments/counter'
import { useFormats } from '@/i18n/format'
import { changeDue } from '@/rules/payments/counter'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { MoneyField } from '@/ui/form/fields/money-field'
import { RadioField } from '@/ui/form/fields/radio-field'
import { SelectField } from '@/ui/form/fields/select-field'
import { TextField } from '@/ui/form/fields/text-field'
import type { CounterForm } from './counter-form'

interface MeansProps {
  api: FormApi<CounterForm>
  /** null: it is not known, because what is paid is not allowed yet. */
  totalCents: number | null
}

/** What the chosen way needs; a card is entered last, in a step of its own. */
export function MeansFields({ api, totalCents }: MeansProps) {
  switch (api.form.watch('tender')) {
    case 'echeck':
      return <BankAccount api={api} totalCents={totalCents} />
    case 'terminal':
      return <TerminalChoice api={api} />
    case 'check':
      return <CheckNumber api={api} />
    // Beside the total, at the foot.
    case 'cash':
    case 'card':
    case null:
      return null
  }
}

/** Bank numbers are checked in place and sent once (decision 21). */
function BankAccount({ api, totalCents }: MeansProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const number = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false } as const
  return (
    <>
      <FieldColumns>
        <TextField
          {...api.field('routing')}
          {...number}
          label={formatMessage({ id: 'checkout.bank.routing' })}
          need="required"
          className="figures"
        />
        <TextField
          {...api.field('account')}
          {...number}
          label={formatMessage({ id: 'checkout.bank.account' })}
          need="required"
          className="figures"
        />
        <SelectField
          {...api.field('kind')}
          label={formatMessage({ id: 'checkout.bank.kind' })}
          need="required"
        >
          <option value="checking">{formatMessage({ id: 'checkout.bank.checking' })}</option>
          <option value="savings">{formatMessage({ id: 'checkout.bank.savings' })}</option>
        </SelectField>
      </FieldColumns>
      {totalCents !== null && (
        <CheckboxField
          {...api.flag('agreed')}
          label={formatMessage({ id: 'counter.means.agreed' }, { amount: money(totalCents) })}
          help={formatMessage({ id: 'counter.means.agreedHelp' })}
        />
      )}
    </>
  )
}

const refreshMs = 5_000

function TerminalChoice({ api }: Pick<MeansProps, 'api'>) {
  const { formatMessage } = useIntl()
  const { data, error, refetch, isFetching } = useQuery({
    ...terminalsQuery,
    refetchInterval: refreshMs,
  })
  if (error && !data) {
    return <FailurePanel error={error} onRetry={() => void refetch()} retrying={isFetching} />
  }
  return (
    <RadioField
      {...api.choice('terminal')}
      label={formatMessage({ id: 'counter.means.terminal' })}
      need="required"
      options={(data ?? []).map((terminal) => ({
        value: terminal.id,
        label: <span className="figures">{terminal.id}</span>,
        ...(terminal.state === 'ready'
          ? { description: <FormattedMessage id="counter.means.ready" /> }
          : { disabledReason: <InUse terminal={terminal} /> }),
      }))}
    />
  )
}

function InUse({ terminal: { used_by } }: { terminal: Terminal }) {
  return used_by === null ? (
    <FormattedMessage id="counter.means.inUse" />
  ) : (
    <FormattedMessage id="counter.means.inUseBy" values={{ name: used_by }} />
  )
}

interface CashProps extends MeansProps {
  /** Of the form, which the field stands outside of. */
  formId: string
}

/** Beside the total: what was handed over, and what goes back. */
export function Cash({ api, totalCents, formId }: CashProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const received = api.form.watch('received')
  const change = received === null || totalCents === null ? null : changeDue(totalCents, received)
  return (
    <>
      <MoneyField
        {...api.value('received')}
        form={formId}
        label={formatMessage({ id: 'counter.means.received' })}
      />
      <p role="status" data-sum="" data-change="">
        {change !== null && (
          <FormattedMessage id="counter.means.change" values={{ amount: <b>{money(change)}</b> }} />
        )}
      </p>
    </>
  )
}

function CheckNumber({ api }: Pick<MeansProps, 'api'>) {
  const { formatMessage } = useIntl()
  return (
    <TextField
      {...api.field('check_number')}
      label={formatMessage({ id: 'counter.means.check' })}
      need="required"
      inputMode="numeric"
      autoComplete="off"
      short
    />
  )
}
