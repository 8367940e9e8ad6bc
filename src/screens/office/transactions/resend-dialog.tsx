import * as v from 'valibot'
import { FormattedMessage, useIntl } from 'react-intl'
import { sendReceiptAgain, type TransactionKey } from '@/api/payments/transactions'
import type { Transaction } from '@/contract/payments/transaction'
import { isEmail } from '@/rules/people/emails'
import { FormDialog } from '@/screens/shared/forms/form-dialog'
import { useWrite } from '@/screens/shared/forms/use-write'
import { TextField } from '@/ui/form/fields/text-field'
import { noteKeys } from './transaction-keys'
import { refusalWords } from './transaction-words'

interface ResendDialogProps {
  shown: TransactionKey
  transaction: Transaction
  onClose: () => void
}

/** '' is the payer's own address, where there is one. */
const resendForm = (hasOwn: boolean) =>
  v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.check((email) => (email === '' ? hasOwn : isEmail(email)), 'transactions.resend.wrong'),
    ),
  })

/** Sends the receipt again: to the payer, or to another address. */
export function ResendDialog({ shown, transaction, onClose }: ResendDialogProps) {
  const { formatMessage } = useIntl()
  const own = transaction.payer.email
  const write = useWrite({
    about: `receipt of ${shown.id}`,
    call: ({ email }: { email: string }, { key }) =>
      sendReceiptAgain(shown, email === '' ? null : email, key),
    invalidates: noteKeys,
    words: refusalWords,
    toast: true,
    successMessage: (_, { email }) =>
      formatMessage({ id: 'transactions.resend.done' }, { to: email || (own ?? '') }),
    done: onClose,
  })
  return (
    <FormDialog
      name={`resend ${transaction.id}`}
      title={<FormattedMessage id="transactions.resend.title" />}
      fullOnPhone={false}
      write={write}
      schema={resendForm(own !== null)}
      defaults={{ email: '' }}
      verb={<FormattedMessage id="transactions.resend.verb" />}
      onClose={onClose}
    >
      {(api) => (
        <>
          {own !== null && (
            <p>
              <FormattedMessage id="transactions.resend.own" values={{ to: own }} />
            </p>
          )}
          {transaction.part ? (
            <p>
              <FormattedMessage id="transactions.resend.whole" />
            </p>
          ) : (
            <TextField
              {...api.field('email')}
              label={formatMessage({ id: 'transactions.resend.other' })}
              need={own === null ? 'required' : 'optional'}
              type="email"
              autoComplete="off"
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
