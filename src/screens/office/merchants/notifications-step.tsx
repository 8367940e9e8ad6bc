import { FormattedMessage } from 'react-intl'
import {
  senderChanges,
  type SenderFields as Fields,
  senderFieldsOf,
  senderName,
} from '@/rules/merchants/merchant-texts'
import { EmailField } from '@/screens/shared/person-fields'
import { Part } from '@/screens/shared/part'
import { FieldColumns } from '@/ui/form/field-columns'
import { TextField } from '@/ui/form/text-field'
import { senderForm } from './merchant-form'
import { useSettingWords, useShown } from './setting-words'
import { SettingsStep, type StepProps } from './settings-step'

/** Step 8: how the merchant's mails name their sender. */
export function NotificationsStep(props: StepProps) {
  const { merchant } = props
  const words = useSettingWords()
  const { text } = useShown()
  return (
    <SettingsStep<Fields>
      {...props}
      step="notifications"
      schema={senderForm}
      fieldsOf={senderFieldsOf}
      changes={senderChanges}
      shows={{ from_name: text('from_name'), reply_to: text('reply_to') }}
    >
      {(api) => {
        const [from_name, reply_to] = api.form.watch(['from_name', 'reply_to'])
        const sender = { from_name: from_name.trim(), reply_to: reply_to.trim() }
        return (
          <Part title={<FormattedMessage id="merchants.part.sender" />}>
            <FieldColumns roomy>
              <TextField
                {...api.field('from_name')}
                {...words('from_name')}
                need="optional"
                autoComplete="off"
                placeholder={merchant.name}
              />
              <EmailField
                {...api.field('reply_to')}
                {...words('reply_to')}
                need="optional"
                autoComplete="off"
              />
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
          </Part>
        )
      }}
    </SettingsStep>
  )
}
