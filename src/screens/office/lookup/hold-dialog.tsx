import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { keys } from '@/api/keys'
import { officeKeys } from '@/api/office-keys'
import { type OfficeAccountKey, saveHold } from '@/api/bills/office-accounts'
import { type AccountHold, accountHold, officeHoldCodes } from '@/contract/bills/office-accounts'
import { useFormats } from '@/i18n/format'
import { holdFieldRules, longestHoldReason } from '@/rules/bills/office-holds'
import { type FieldTable, FormFields, useFieldRows } from '@/screens/shared/forms/field-table'
import { FormDialog } from '@/screens/shared/forms/form-dialog'
import { useToday } from '@/screens/shared/time/use-today'
import { useWrite } from '@/screens/shared/forms/use-write'
import { DateField } from '@/ui/form/fields/date-field'
import { accountName } from './account-name'
import { holdWords } from './hold-words'
import * as v from 'valibot'
import { sayInForm } from '@/i18n/form-rules'

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
  const today = useToday()
  const isNew = office.hold === null
  const save = useWrite<HoldForm, AccountHold, AccountHold>({
    about: `hold of ${accountName(of)}`,
    call: (hold, context) => saveHold(of, hold, context),
    invalidates: staleAfterHold,
    awaits: true,
    done: onClose,
    successMessage: formatMessage({ id: 'lookup.hold.saved' }, { account: of.account }),
    words: { other: 'lookup.hold.failed' },
    edits: { row: office, schema: accountHold, toForm },
  })
  const schema = useMemo(() => holdForm(today), [today])
  const fields = useHoldFields(today)
  return (
    <FormDialog
      name="hold"
      title={
        <FormattedMessage
          id={isNew ? 'lookup.hold.title' : 'lookup.hold.changeTitle'}
          values={{ account: of.account }}
        />
      }
      write={save}
      schema={schema}
      defaults={toForm(office)}
      verb={<FormattedMessage id={isNew ? 'lookup.hold.verb' : 'lookup.hold.save'} />}
      danger={isNew}
      onClose={onClose}
      conflict={fields}
    >
      {(api) => (
        <>
          <p>
            <FormattedMessage id="lookup.hold.lead" />
          </p>
          <FormFields api={api} of={fields} names={['code', 'reason', 'until']} />
        </>
      )}
    </FormDialog>
  )
}

function useHoldFields(today: string): FieldTable<HoldForm> {
  const { formatMessage } = useIntl()
  const { date } = useFormats()
  const help = { reason: 'lookup.hold.reasonHelp', until: 'lookup.hold.untilHelp' } as const
  const { choice, longText, field } = useFieldRows<HoldForm>((name) => ({
    label: formatMessage({ id: `lookup.hold.${name}` }),
    ...(name !== 'code' && { help: formatMessage({ id: help[name] }) }),
  }))
  return {
    code: choice(
      'code',
      officeHoldCodes.map((code) => ({
        value: code,
        label: formatMessage({ id: holdWords[code] }),
      })),
      'required',
    ),
    reason: longText('reason', { need: 'required', longest: longestHoldReason, rows: 3 }),
    until: field(
      'until',
      (until) => (until === '' ? '' : date(until)),
      (api, own) => <DateField {...api.value('until')} {...own} today={today} need="optional" />,
    ),
  }
}

const holdForm = (today: string) => v.object(holdFieldRules(sayInForm, today))
type HoldForm = v.InferOutput<ReturnType<typeof holdForm>>

/** A new hold begins with the reason that says least. */
const toForm = ({ hold }: Pick<AccountHold, 'hold'>): HoldForm =>
  hold === null
    ? { code: 'OTHER', reason: '', until: '' }
    : { code: hold.code, reason: hold.reason, until: hold.until ?? '' }
