import { useId, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { refundPayment, type TransactionKey, voidPayment } from '@/api/payments/transactions'
import { refundReasons } from '@/contract/payments/refund-reasons'
import type { Transaction } from '@/contract/payments/transaction'
import { longest } from '@/contract/wire'
import { useFormats } from '@/i18n/format'
import { sayInForm } from '@/i18n/form-rules'
import {
  askedCents,
  chosenReason,
  type ClosedReason,
  feesBack,
  isHandedBack,
  type MoneyBackForm,
  moneyBackForm,
  type MoneyBackKind,
  needsNote,
  refundAmounts,
  reopenedBills,
  typedFromCents,
} from '@/rules/payments/refunds'
import { sumOf } from '@/rules/payments/money'
import { FormDialog } from '@/screens/shared/forms/form-dialog'
import { usePaidWith } from '@/screens/shared/payment/paid-with'
import { useWrite } from '@/screens/shared/forms/use-write'
import { useMay } from '@/state/session/use-may'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'
import { MoneyField } from '@/ui/form/fields/money-field'
import { RadioField } from '@/ui/form/fields/radio-field'
import { SelectField } from '@/ui/form/fields/select-field'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/fields/text-field'
import { Dialog } from '@/ui/overlay/dialog'
import { BackWords, type GoesBack } from './back-words'
import { moneyKeys } from './transaction-keys'
import { backReasonWords, closedWords, refusalWords } from './transaction-words'
import { useItemName } from './use-item-name'

interface VoidOrRefundDialogProps {
  kind: MoneyBackKind
  /** Why it is not possible any more. */
  closed: ClosedReason | null
  shown: TransactionKey
  transaction: Transaction
  onClose: () => void
}

const titleIds = {
  voided: 'transactions.back.voidTitle',
  refunded: 'transactions.back.refundTitle',
  requested: 'transactions.back.requestTitle',
} as const

const verbs = {
  voided: { amount: 'transactions.back.voidVerb', plain: 'transactions.action.void' },
  refunded: { amount: 'transactions.back.refundVerb', plain: 'transactions.action.refund' },
  requested: { amount: 'transactions.back.requestVerb', plain: 'transactions.action.request' },
} as const

const problemIds = {
  'reason-missing': 'transactions.back.reasonMissing',
  'note-missing': 'transactions.back.noteMissing',
  nothing: 'transactions.back.nothing',
  'typed-wrong': 'transactions.back.typedWrong',
} as const

/** Undoes a payment, or gives all or a part of it back: what happens to whom is said before. */
export function VoidOrRefundDialog({
  kind,
  closed,
  shown,
  transaction,
  onClose,
}: VoidOrRefundDialogProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { inSentence } = usePaidWith()
  const formId = useId()
  const mayRefund = useMay('payments.refund', { merchant_id: transaction.merchant.id })
  const { items, confirmation } = transaction
  const itemName = useItemName()
  const isVoid = kind === 'void'
  const bounds = useMemo(
    () => ({
      left: items.map((item) => item.left_cents),
      confirmation,
      whole_cents: isVoid ? sumOf(items.map((item) => item.amount_cents)) : null,
    }),
    [items, confirmation, isVoid],
  )
  const schema = useMemo(
    () => moneyBackForm(sayInForm, (problem) => problemIds[problem], bounds),
    [bounds],
  )
  const says = isVoid ? 'voided' : mayRefund ? 'refunded' : 'requested'
  const byHand = isHandedBack(transaction.tender) && says !== 'requested'
  const write = useWrite({
    about: `${kind} ${shown.id}`,
    call: ({ reason, note, part, amounts }: MoneyBackForm, { key }) => {
      const why = { reason: chosenReason(reason), note }
      if (isVoid) return voidPayment(shown, why, key)
      const asked = items.map((item, index) => ({
        id: item.id,
        amount_cents: part ? (amounts[index]?.amount_cents ?? 0) : item.left_cents,
        left_cents: item.left_cents,
      }))
      return refundPayment(shown, { ...why, items: asked }, key)
    },
    invalidates: moneyKeys,
    awaits: true,
    words: refusalWords,
    toast: true,
    successMessage: [
      formatMessage({ id: `transactions.back.${says}` }),
      ...(byHand ? [formatMessage({ id: 'transactions.back.handBack' })] : []),
    ].join(' '),
    done: onClose,
  })
  // It was voided or refunded elsewhere while the dialog was open: its button could only be refused.
  const problem = write.pending ? null : closed
  const defaults: MoneyBackForm = {
    reason: '',
    note: '',
    part: false,
    amounts: items.map(({ id }) => ({ id, amount_cents: null })),
    typed: '',
  }
  /** What the payer gets back for what is typed. A void undoes the fee, too. */
  const backFor = (typed: MoneyBackForm): GoesBack => {
    const amounts = isVoid
      ? items.map((item) => item.amount_cents)
      : refundAmounts(typed, bounds.left)
    return {
      paid: sumOf(amounts),
      fee: isVoid ? transaction.fee_cents : feesBack(transaction, amounts),
      bills: reopenedBills(transaction, amounts),
    }
  }
  if (problem !== null) {
    const isDone = isVoid && problem === 'voided'
    return (
      <Dialog
        open
        title={<FormattedMessage id={verbs[says].plain} />}
        onClose={onClose}
        footer={
          <Button onClick={onClose}>
            <FormattedMessage id="ui.dialog.close" />
          </Button>
        }
      >
        <Banner tone={isDone ? 'good' : 'due'} role="status">
          <FormattedMessage
            id={isDone ? 'transactions.back.alreadyVoided' : closedWords[problem]}
          />
        </Banner>
      </Dialog>
    )
  }
  return (
    <FormDialog
      name={`${kind} ${transaction.id}`}
      title={
        <FormattedMessage
          id={titleIds[says]}
          values={{
            amount: money(transaction.total_cents),
            name: transaction.payer.name,
            how: inSentence(transaction),
          }}
        />
      }
      danger={says !== 'requested'}
      write={write}
      schema={schema}
      defaults={defaults}
      verb={({ form }) => {
        const { paid, fee } = backFor(form.watch())
        const back = paid + fee
        // As long as no amount is typed, none is named.
        return back > 0 ? (
          <FormattedMessage id={verbs[says].amount} values={{ amount: money(back) }} />
        ) : (
          <FormattedMessage id={verbs[says].plain} />
        )
      }}
      onClose={onClose}
    >
      {(api) => {
        const typed = api.form.watch()
        const asked = askedCents(typed, bounds)
        const back = backFor(typed)
        return (
          <>
            <SelectField
              {...api.field('reason')}
              label={formatMessage({ id: 'list.field.reason' })}
              need="required"
            >
              <option value="">{formatMessage({ id: 'transactions.back.choose' })}</option>
              {refundReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {formatMessage({ id: backReasonWords[reason] })}
                </option>
              ))}
            </SelectField>
            {!isVoid && (
              <RadioField
                label={formatMessage({ id: 'list.field.amount' })}
                value={typed.part ? 'part' : 'all'}
                onChange={(value) =>
                  api.form.setValue('part', value === 'part', { shouldValidate: asked > 0 })
                }
                options={[
                  {
                    value: 'all',
                    label: formatMessage(
                      { id: 'transactions.back.all' },
                      { amount: money(sumOf(bounds.left)) },
                    ),
                  },
                  { value: 'part', label: formatMessage({ id: 'transactions.back.part' }) },
                ]}
              />
            )}
            {!isVoid &&
              typed.part &&
              items.map((item, index) => (
                <MoneyField
                  key={item.id}
                  {...api.value(`amounts.${index}.amount_cents`)}
                  label={itemName(item)}
                  help={formatMessage(
                    { id: 'transactions.back.upTo' },
                    { amount: money(item.left_cents) },
                  )}
                />
              ))}
            <TextArea
              {...api.field('note')}
              label={formatMessage({ id: 'list.field.note' })}
              need={needsNote(typed.reason) ? 'required' : undefined}
              help={formatMessage({ id: 'transactions.back.noteHelp' })}
              longest={longest.long}
            />
            <Banner role="status">
              <BackWords transaction={transaction} says={says} back={back} />
            </Banner>
            {asked >= typedFromCents && (
              <TextField
                {...api.field('typed')}
                id={`${formId}-typed`}
                label={formatMessage({ id: 'transactions.back.typed' }, { confirmation })}
                help={formatMessage(
                  { id: 'transactions.back.typedHelp' },
                  { amount: money(typedFromCents) },
                )}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </>
        )
      }}
    </FormDialog>
  )
}
