import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { keys } from '@/api/keys'
import { officeKeys } from '@/api/office-keys'
import { type OfficeAccountKey, saveHold } from '@/api/office-accounts'
import { type AccountHold, accountHold, officeHoldCodes } from '@/contract/office-accounts'
import { useFormats } from '@/i18n/format'
import { longestHoldReason } from '@/rules/bills/office-holds'
import { ConflictView } from '@/screens/shared/conflict-view'
import { useToday } from '@/screens/shared/use-today'
import { EarlierTry } from '@/screens/shared/open-outcome'
import { KeptForm } from '@/screens/shared/kept-form'
import { useWrite } from '@/screens/shared/use-write'
import { Button } from '@/ui/action/button'
import { DateField } from '@/ui/form/date-field'
import { SelectField } from '@/ui/form/select-field'
import { TextArea } from '@/ui/form/text-area'
import { Stack } from '@/ui/layout/stack'
import { Dialog } from '@/ui/overlay/dialog'
import { accountName } from './account-name'
import { type HoldForm, holdForm, holdFormOf } from './hold-form'
import { holdWords } from './hold-words'

/** What a hold changes: the account, its bills and what a search says of it. */
export const staleAfterHold = [
  keys.accounts.all,
  keys.bills.all,
  officeKeys.officeSearch.all,
] as const

interface HoldDialogProps {
  of: OfficeAccountKey
  office: AccountHold
  onClose: () => void
}

/** Blocks online payments, with the sentence that payers read and a last day (product.md P9). */
export function HoldDialog({ of, office, onClose }: HoldDialogProps) {
  const { formatMessage } = useIntl()
  const { date } = useFormats()
  const today = useToday()
  const isNew = office.hold === null
  const save = useWrite<HoldForm, AccountHold, AccountHold>({
    about: `hold of ${accountName(of)}`,
    call: (hold, { version, key }) => saveHold(of, { hold, version }, key),
    invalidates: staleAfterHold,
    awaits: true,
    done: onClose,
    says: formatMessage({ id: 'lookup.hold.saved' }, { account: of.account }),
    words: { other: 'lookup.hold.failed' },
    edits: { row: office, schema: accountHold, fields: holdFormOf },
  })
  const schema = useMemo(() => holdForm(today), [today])
  const codeText = (code: (typeof officeHoldCodes)[number]) =>
    formatMessage({ id: holdWords[code] })
  return (
    <Dialog
      open
      onClose={onClose}
      locked={save.pending}
      title={
        <FormattedMessage
          id={isNew ? 'lookup.hold.title' : 'lookup.hold.changeTitle'}
          values={{ account: of.account }}
        />
      }
    >
      <KeptForm name="hold" schema={schema} defaults={holdFormOf(office)} onSubmit={save.submit}>
        {(api) => (
          <Stack gap="5">
            <EarlierTry write={save} />
            <p>
              <FormattedMessage id="lookup.hold.lead" />
            </p>
            <SelectField
              {...api.field('code')}
              label={formatMessage({ id: 'lookup.hold.code' })}
              need="required"
            >
              {officeHoldCodes.map((code) => (
                <option key={code} value={code}>
                  {codeText(code)}
                </option>
              ))}
            </SelectField>
            <TextArea
              {...api.field('reason')}
              label={formatMessage({ id: 'lookup.hold.reason' })}
              help={formatMessage({ id: 'lookup.hold.reasonHelp' })}
              need="required"
              longest={longestHoldReason}
              rows={3}
            />
            <DateField
              {...api.value('until')}
              today={today}
              label={formatMessage({ id: 'lookup.hold.until' })}
              help={formatMessage({ id: 'lookup.hold.untilHelp' })}
              need="optional"
            />
            <chakra.div display="flex" flexWrap="wrap" gap="3">
              <Button type="submit" pending={api.pending}>
                <FormattedMessage id={isNew ? 'lookup.hold.verb' : 'lookup.hold.save'} />
              </Button>
              <Button variant="outline" pending={api.pending} onClick={onClose}>
                <FormattedMessage id="changes.confirm.cancel" />
              </Button>
            </chakra.div>
          </Stack>
        )}
      </KeptForm>
      <ConflictView
        write={save}
        fields={{
          code: { label: <FormattedMessage id="lookup.hold.code" />, show: codeText },
          reason: { label: <FormattedMessage id="lookup.hold.reason" />, show: String },
          until: {
            label: <FormattedMessage id="lookup.hold.until" />,
            show: (until) => (until === '' ? '' : date(until)),
          },
        }}
      />
    </Dialog>
  )
}
