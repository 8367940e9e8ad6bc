import { chakra } from '@chakra-ui/react/styled-system'
import * as v from 'valibot'
import { FormattedMessage, useIntl } from 'react-intl'
import { addNote } from '@/api/payments/transactions'
import { longest } from '@/contract/wire'
import { useFormats } from '@/i18n/format'
import { sayInForm } from '@/i18n/form-rules'
import { requiredText } from '@/rules/forms/field-rules'
import { EarlierTry } from '@/screens/shared/forms/open-outcome'
import { KeptForm } from '@/screens/shared/forms/kept-form'
import { useWrite } from '@/screens/shared/forms/use-write'
import { Button } from '@/ui/action/button'
import { TextArea } from '@/ui/form/text-area'
import { Stack } from '@/ui/layout/stack'
import { DrawerPart } from '@/screens/shared/detail/drawer-part'
import type { DrawerParts } from './drawer-parts'
import { noteKeys } from './transaction-keys'
import { refusalWords } from './transaction-words'

const noteForm = v.object({ text: requiredText(sayInForm, longest.long) })
const defaults = { text: '' }

/** What staff remarked about the payment; payers never see it. */
export function TransactionNotes({ shown, transaction }: DrawerParts) {
  const { formatMessage } = useIntl()
  const { instant } = useFormats()
  const write = useWrite({
    about: `note on ${shown.id}`,
    call: ({ text }: { text: string }, { key }) => addNote(shown, text, key),
    invalidates: noteKeys,
    awaits: true,
    words: refusalWords,
    successMessage: formatMessage({ id: 'transactions.note.saved' }),
  })
  return (
    <DrawerPart
      title={<FormattedMessage id="transactions.note.heading" />}
      screenOnly={transaction.notes.length === 0}
    >
      <Stack gap="4">
        {transaction.notes.map(({ at, by, text }) => (
          <div key={`${at} ${text}`}>
            <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
              {text}
            </chakra.p>
            <chakra.p textStyle="help">
              {by} · {instant(at, transaction.merchant.time_zone)}
            </chakra.p>
          </div>
        ))}
        <div data-screen-only="">
          <KeptForm
            name={`note ${transaction.id}`}
            schema={noteForm}
            defaults={defaults}
            onSubmit={async (values, form) => {
              // A saved note leaves an empty form.
              const { failure } = await write.run(values, () => form.reset(defaults))
              return failure
            }}
          >
            {(api) => (
              <Stack gap="3">
                <EarlierTry write={write} />
                <TextArea
                  {...api.field('text')}
                  label={formatMessage({ id: 'transactions.note.label' })}
                  help={formatMessage({ id: 'transactions.note.help' })}
                  longest={longest.long}
                />
                <div>
                  <Button type="submit" variant="outline" pending={api.pending}>
                    <FormattedMessage id="transactions.note.add" />
                  </Button>
                </div>
              </Stack>
            )}
          </KeptForm>
        </div>
      </Stack>
    </DrawerPart>
  )
}
