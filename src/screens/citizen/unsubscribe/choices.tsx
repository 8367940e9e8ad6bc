import { FormattedMessage } from 'react-intl'
import type { MailKind } from '@/contract/people/subscriptions'
import type { OpenUnsubscribeLink } from '@/contract/people/unsubscribe'
import type { NotificationKind } from '@/rules/constants'
import { changedEbilling } from '@/rules/people/ebilling'
import { typeWanted } from '@/rules/people/mail-kinds'
import { useEbillingText } from '@/screens/shared/account/ebilling-text'
import { useRecordedName } from '@/screens/shared/merchant/recorded-name'
import { useToday } from '@/screens/shared/time/use-today'
import { NoBreak } from '@/ui/display/no-break'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'

interface TypeChoiceProps {
  type: NotificationKind
  unwanted: readonly MailKind[]
  onChange: (wanted: boolean) => void
}

/** A checkbox for a whole type; indeterminate if the profile switched off some of its kinds. */
export function TypeChoice({ type, unwanted, onChange }: TypeChoiceProps) {
  const wanted = typeWanted(type, unwanted)
  const general = type === 'GENERAL'
  return (
    <CheckboxField
      ref={(box) => {
        if (box) box.indeterminate = wanted === 'some'
      }}
      checked={wanted === 'all'}
      onChange={({ target }) => onChange(target.checked)}
      label={
        <FormattedMessage
          id={general ? 'account-view.notifications.general' : 'account-view.notifications.billing'}
        />
      }
      help={
        <>
          <FormattedMessage
            id={general ? 'unsubscribe.choice.generalHelp' : 'unsubscribe.choice.billingHelp'}
          />
          {wanted === 'some' && (
            <>
              {' '}
              <FormattedMessage id="unsubscribe.choice.some" />
            </>
          )}
        </>
      }
    />
  )
}

interface AccountChoiceProps {
  account: OpenUnsubscribeLink['accounts'][number]
  on: boolean
  onChange: (on: boolean) => void
}

/** Bills of one account by e-mail; unticked it shows the day from which paper comes again. */
export function AccountChoice({ account: row, on, onChange }: AccountChoiceProps) {
  const text = useEbillingText()
  const today = useToday()
  const { account, department_id, department, ebilling } = row
  const nameOf = useRecordedName()
  return (
    <CheckboxField
      checked={on}
      onChange={({ target }) => onChange(target.checked)}
      label={
        <FormattedMessage
          id="unsubscribe.choice.ebilling"
          values={{
            account: <NoBreak>{account}</NoBreak>,
            department: nameOf(department_id, department),
          }}
        />
      }
      help={text(changedEbilling(ebilling, on, today))}
    />
  )
}
