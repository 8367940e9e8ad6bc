import * as v from 'valibot'
import { FormattedMessage, useIntl } from 'react-intl'
import { sendReceiptAgain, type TransactionKey } from '@/api/transactions'
import type { Transaction } from '@/contract/transaction'
import { isEmail } from '@/rules/people/emails'
import { EarlierTry } from '@/screens/shared/open-outcome'
import { KeptForm } from '@/screens/shared/kept-form'
import { useWrite } from '@/screens/shared/use-write'
import { Button } from '@/ui/action/button'
import { TextField } from '@/ui/form/text-field'
import { Stack } from '@/ui/layout/stack'
import { Dialog } from '@/ui/overlay/dialog'
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
    says: (_, { email }) =>
      formatMessage({ id: 'transactions.resend.done' }, { to: email || (own ?? '') }),
    done: onClose,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      locked={write.pending}
      fullOnPhone={false}
      title={<FormattedMessage id="transactions.resend.title" />}
    >
      <KeptForm
        name={`resend ${transaction.id}`}
        schema={resendForm(own !== null)}
        defaults={{ email: '' }}
        onSubmit={write.submit}
      >
        {(api) => (
          <Stack gap="4">
            <EarlierTry write={write} />
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
            <div>
              <Button type="submit" pending={api.pending}>
                <FormattedMessage id="transactions.resend.verb" />
              </Button>
            </div>
          </Stack>
        )}
      </KeptForm>
    </Dialog>
  )
}
