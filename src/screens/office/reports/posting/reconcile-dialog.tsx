import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { reconcile } from '@/api/reports/reports'
import { type BatchRow, batchRow } from '@/contract/reports/posting-report'
import { longest } from '@/contract/wire'
import { useFormats } from '@/i18n/format'
import { sayInForm } from '@/i18n/form-rules'
import { reconcileForm, type ReconcileForm } from '@/rules/reports/reconcile-form'
import { FactList } from '@/screens/shared/detail/fact-list'
import {
  type FieldTable,
  type ControlWords,
  FormFields,
  useFieldRows,
} from '@/screens/shared/forms/field-table'
import { FormDialog } from '@/screens/shared/forms/form-dialog'
import { useWrite } from '@/screens/shared/forms/use-write'
import { Money } from '@/ui/display/money'
import { Banner } from '@/ui/feedback/banner'
import type { ValueBinding } from '@/ui/form/shell/form-bindings'
import { MoneyField } from '@/ui/form/fields/money-field'
import { RadioField } from '@/ui/form/fields/radio-field'
import {
  batchName,
  type BatchPlace,
  markOf,
  reconcileKeys,
  reconcileWords,
} from './reconcile-words'

interface ReconcileDialogProps {
  place: BatchPlace
  batch: BatchRow
  onClose: () => void
}

const schema = reconcileForm(sayInForm)

const toForm = ({ reconciliation }: BatchRow): ReconcileForm => ({
  deposit_cents: reconciliation?.deposit_cents ?? null,
  note: reconciliation?.note ?? '',
})

/** Compares a batch with the bank's statement: what was deposited, and what there is to say of it. */
export function ReconcileDialog({ place, batch, onClose }: ReconcileDialogProps) {
  const { formatMessage } = useIntl()
  const { date, money } = useFormats()
  const day = date(batch.posting_date)
  const fields = useReconcileFields(batch)
  const savedWords = (difference: number) =>
    formatMessage({ id: savedWord(difference) }, { day, amount: money(Math.abs(difference)) })
  const write = useWrite({
    about: batchName(place, batch),
    call: (form: ReconcileForm, context) =>
      reconcile({ ...markOf(place, batch), ...form }, context),
    edits: { row: batch, schema: batchRow, toForm },
    invalidates: reconcileKeys,
    awaits: true,
    words: reconcileWords,
    successMessage: ({ reconciliation: noted }) => savedWords(noted?.difference_cents ?? 0),
    undo: ({ version }, _, key) => reconcile(markOf(place, batch), { key, version }),
    done: onClose,
  })
  return (
    <FormDialog
      name={`reconcile ${batch.id}`}
      title={<FormattedMessage id="reports.deposits.title" values={{ day }} />}
      write={write}
      schema={schema}
      defaults={toForm(batch)}
      verb={
        <FormattedMessage
          id={batch.reconciliation ? 'reports.deposits.save' : 'reports.deposits.mark'}
        />
      }
      onClose={onClose}
      conflict={fields}
    >
      {(api) => (
        <>
          <BatchFacts batch={batch} />
          <FormFields api={api} of={fields} names={['deposit_cents']} />
          <Difference deposit={api.form.watch('deposit_cents')} expected={batch.expected_cents} />
          <FormFields api={api} of={fields} names={['note']} />
        </>
      )}
    </FormDialog>
  )
}

function useReconcileFields(batch: BatchRow): FieldTable<ReconcileForm> {
  const { formatMessage } = useIntl()
  const { field, longText } = useFieldRows<ReconcileForm>((name) =>
    name === 'note'
      ? { label: formatMessage({ id: 'list.field.note' }) }
      : {
          label: formatMessage({ id: 'reports.deposits.amount' }),
          help: formatMessage({ id: 'reports.deposits.amountHelp' }),
        },
  )
  return {
    deposit_cents: field(
      'deposit_cents',
      (cents) => cents !== null && <Money cents={cents} />,
      (api, own) => <DepositField {...api.value('deposit_cents')} {...own} batch={batch} />,
    ),
    note: longText('note', { need: 'optional', longest: longest.long }),
  }
}

interface DepositFieldProps extends ControlWords, ValueBinding<number | null> {
  batch: BatchRow
}

/** What the bank paid in; where returns took more than came in, also what it took out. */
function DepositField({ batch, ...bound }: DepositFieldProps) {
  const { formatMessage } = useIntl()
  const { expected_cents: expected, reconciliation } = batch
  const mayBeTaken = expected < 0 || (reconciliation?.deposit_cents ?? 0) < 0
  const [isTaken, setTaken] = useState((reconciliation?.deposit_cents ?? expected) < 0)
  const signed = (cents: number | null, out: boolean) => (cents !== null && out ? -cents : cents)
  return (
    <>
      {mayBeTaken && (
        <RadioField
          label={formatMessage({ id: 'reports.deposits.bankHas' })}
          value={isTaken ? 'out' : 'in'}
          onChange={(way) => {
            setTaken(way === 'out')
            bound.onChange(signed(sizeOf(bound.value), way === 'out'))
          }}
          options={[
            { value: 'in', label: formatMessage({ id: 'reports.deposits.paidIn' }) },
            { value: 'out', label: formatMessage({ id: 'reports.deposits.takenOut' }) },
          ]}
        />
      )}
      <MoneyField
        {...bound}
        value={sizeOf(bound.value)}
        onChange={(cents) => bound.onChange(signed(cents, isTaken))}
        need="required"
      />
    </>
  )
}

/** A batch that differs is noted, and not reconciled. */
const savedWord = (difference: number) => {
  if (difference === 0) return 'reports.deposits.saved'
  return difference < 0 ? 'reports.deposits.savedLess' : 'reports.deposits.savedMore'
}

const sizeOf = (cents: number | null) => (cents === null ? null : Math.abs(cents))

function BatchFacts({ batch }: { batch: BatchRow }) {
  const { date } = useFormats()
  const { card_funding: cards, echeck_funding: echecks } = batch
  return (
    <FactList>
      <div>
        <dt>
          <FormattedMessage id="reports.column.expected" />
        </dt>
        <dd>
          <Money cents={batch.expected_cents} />
        </dd>
      </div>
      {(cards !== null || echecks !== null) && (
        <div>
          <dt>
            <FormattedMessage id="date-words.name.funding" />
          </dt>
          {cards !== null && (
            <dd>
              <FormattedMessage id="reports.deposits.cards" values={{ day: date(cards) }} />
            </dd>
          )}
          {echecks !== null && (
            <dd>
              <FormattedMessage id="reports.deposits.echecks" values={{ day: date(echecks) }} />
            </dd>
          )}
        </div>
      )}
    </FactList>
  )
}

interface DifferenceProps {
  deposit: number | null
  expected: number
}

/** Says in words what will be noted, while the amount is typed. */
function Difference({ deposit, expected }: DifferenceProps) {
  if (deposit === null || Number.isNaN(deposit)) return null
  const amount = <Money cents={Math.abs(deposit - expected)} />
  if (deposit === expected) {
    return (
      <Banner tone="good" role="status">
        <FormattedMessage id="reports.deposits.same" />
      </Banner>
    )
  }
  return (
    <Banner tone="due" role="status">
      <FormattedMessage
        id={deposit < expected ? 'reports.deposits.less' : 'reports.deposits.more'}
        values={{ amount }}
      />
    </Banner>
  )
}
