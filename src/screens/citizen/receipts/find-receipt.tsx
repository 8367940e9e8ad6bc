import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { findReceipt } from '@/api/payments/receipts'
import { longest } from '@/contract/wire'
import type { MessageId } from '@/i18n/message-ids'
import { useArea } from '@/i18n/use-area'
import { noCardNumber } from '@/rules/forms/field-rules'
import { isEmail } from '@/rules/people/emails'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'
import { useWrite } from '@/screens/shared/forms/use-write'
import { overlays } from '@/state/overlays'
import { Button } from '@/ui/action/button'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import { Dialog } from '@/ui/overlay/dialog'
import { FormShell } from '@/ui/form/shell/form-shell'
import { EmailField } from '@/ui/form/fields/person-fields'
import { TextField } from '@/ui/form/fields/text-field'

const says = (id: MessageId) => id

/** `person`: the challenge, shown once the server requires it. */
function formFor(challenged: boolean) {
  return v.object({
    confirmation: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, says('receipts.find.confirmationMissing')),
      v.maxLength(longest.short, says('receipts.find.confirmationLong')),
      noCardNumber(says('ui.field.card-number')),
    ),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, says('receipts.find.emailMissing')),
      v.check(isEmail, says('receipts.find.emailWrong')),
    ),
    person: v.pipe(
      v.boolean(),
      v.check((ticked) => ticked || !challenged, says('receipts.find.challengeNeeded')),
    ),
  })
}
type Fields = v.InferOutput<ReturnType<typeof formFor>>

const empty: Fields = { confirmation: '', email: '', person: false }

const close = () => {
  overlays.findReceipt = false
}

/**
 * Finds a receipt by confirmation number and e-mail. A wrong pair gets the same answer whichever
 * half is wrong, and after three the challenge (product.md P2). Any page can open it, so it loads
 * its own messages.
 */
export function FindReceipt() {
  useArea('receipts')
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const phone = useMerchant()?.phone ?? ''
  const call = <PhoneLink phone={phone} />
  const [challenged, setChallenged] = useState(false)
  const [challenge, setChallenge] = useState<string | null>(null)

  const find = useWrite({
    reads: true,
    call: ({ confirmation, email, person }: Fields) =>
      findReceipt(confirmation, email, person ? challenge : null),
    refuses: ({ id, challenge: next }) => {
      if (id !== null) return null
      setChallenge(next)
      return { message: 'receipts.find.notFound', values: { phone: call } }
    },
    done: async ({ id }) => {
      close()
      if (id !== null) await navigate({ to: '/print-receipt/$id', params: { id } })
    },
    words: {
      423: ({ body }) => {
        setChallenged(true)
        setChallenge(body.challenge ?? null)
        return { errors: { person: ['receipts.find.challengeNeeded'] } }
      },
      429: { message: 'receipts.find.tooMany', values: { phone: call } },
      other: 'receipts.find.failed',
    },
  })

  return (
    <Dialog open onClose={close} title={formatMessage({ id: 'receipts.find.heading' })}>
      <FormShell
        schema={formFor(challenged)}
        defaults={empty}
        errorValues={{ phone, longest: longest.short }}
        onSubmit={find.submit}
      >
        {(form) => (
          <>
            <p>
              <FormattedMessage id="receipts.find.lead" />
            </p>
            <TextField
              {...form.field('confirmation')}
              label={formatMessage({ id: 'receipts.find.confirmation' })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="figures"
            />
            <EmailField
              {...form.field('email')}
              label={formatMessage({ id: 'receipts.find.email' })}
            />
            {challenged && (
              <CheckboxField
                {...form.flag('person')}
                label={formatMessage({ id: 'receipts.find.challenge' })}
              />
            )}
            <Button type="submit" size="lg" wide pending={form.pending}>
              <FormattedMessage id="receipts.find.submit" />
            </Button>
          </>
        )}
      </FormShell>
    </Dialog>
  )
}
