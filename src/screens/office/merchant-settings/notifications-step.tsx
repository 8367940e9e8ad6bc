import { FormattedMessage } from 'react-intl'
import {
  senderValues,
  type SenderFields as Fields,
  senderName,
} from '@/rules/merchants/merchant-texts'
import { type FieldTable, FormFields, useFieldRows } from '@/screens/shared/forms/field-table'
import { EmailField } from '@/ui/form/fields/person-fields'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { FieldColumns } from '@/ui/form/field-columns'
import { senderForm } from './merchant-form'
import { useSettingWords } from './setting-words'
import { SettingsStep, type StepProps } from './settings-step'

/** Step 8: how the merchant's mails name their sender. */
export function NotificationsStep(props: StepProps) {
  const { merchant } = props
  const { text } = useFieldRows<Fields>(useSettingWords())
  const fields: FieldTable<Fields> = {
    from_name: text('from_name', { need: 'optional', placeholder: merchant.name }),
    reply_to: text('reply_to', { need: 'optional' }, EmailField),
  }
  return (
    <SettingsStep<Fields>
      {...props}
      {...senderValues}
      step="notifications"
      schema={senderForm}
      fields={fields}
    >
      {(api) => {
        const [from_name, reply_to] = api.form.watch(['from_name', 'reply_to'])
        const sender = { from_name: from_name.trim(), reply_to: reply_to.trim() }
        return (
          <FieldGroup title={<FormattedMessage id="merchants.part.sender" />}>
            <FieldColumns roomy>
              <FormFields api={api} of={fields} names={['from_name', 'reply_to']} />
            </FieldColumns>
            <p>
              <FormattedMessage
                id={sender.reply_to === '' ? 'merchants.sender.noReply' : 'merchants.sender.reply'}
                values={{
                  name: <b>{senderName({ name: merchant.name, sender })}</b>,
                  address: <b>{sender.reply_to}</b>,
                }}
              />
            </p>
          </FieldGroup>
        )
      }}
    </SettingsStep>
  )
}
