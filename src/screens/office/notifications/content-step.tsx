import { useMemo, useState } from 'react'
import type { InferOutput } from 'valibot'
import { FormattedMessage, useIntl } from 'react-intl'
import { addNotification, staleNotifications } from '@/api/notifications'
import type { NotificationFields } from '@/contract/notifications/notification-fields'
import {
  type MessageLanguage,
  messageLanguages,
  mostSubject,
} from '@/contract/notifications/notification-message'
import type { Notification } from '@/contract/notifications/notifications'
import type { MessageId } from '@/i18n/message-ids'
import { isWritten, messagesToBody } from '@/rules/notifications/notification-rules'
import { audienceOfKind, usualAudience } from '@/rules/notifications/usual-audience'
import { variablesOf } from '@/rules/notifications/variables'
import { kindsOf } from '@/rules/people/mail-kinds'
import { type FieldTable, useFieldRows } from '@/screens/shared/forms/field-table'
import { OfficeForm } from '@/screens/shared/forms/office-form'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { useWrite } from '@/screens/shared/forms/use-write'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { RadioField } from '@/ui/form/fields/radio-field'
import { SelectField } from '@/ui/form/fields/select-field'
import { TextField } from '@/ui/form/fields/text-field'
import { ExpandIcon } from '@/ui/display/icons'
import { Fold } from '@/ui/layout/fold'
import { Stack } from '@/ui/layout/stack'
import { MessageField } from './message-field'
import { contentForm, contentToForm, newFields } from './notification-form'
import { channels, channelWords, kindWords } from './notification-words'
import { StepForm, type StepProps } from './step-form'
import type { NotificationType } from './steps'

type Fields = InferOutput<ReturnType<typeof contentForm>>

const toBody = ({ messages, ...form }: Fields): Partial<NotificationFields> => ({
  ...form,
  messages: messagesToBody(messages),
})

export function ContentStep(props: StepProps) {
  const { type } = props.row
  const schema = useMemo(() => contentForm(type), [type])
  const fields = useContentFields()
  return (
    <StepForm<Fields>
      {...props}
      step="content"
      schema={schema}
      toForm={contentToForm}
      toBody={(form, saved) => ({
        ...toBody(form),
        audience: audienceOfKind(saved, form.kind),
      })}
      fields={fields}
    >
      {(api) => <ContentFields api={api} type={type} />}
    </StepForm>
  )
}

interface NewContentProps {
  merchantId: string
  type: NotificationType
  onAdded: (row: Notification) => void
}

/** The first step of a new one: saving it makes the draft. */
export function NewContent({ merchantId, type, onAdded }: NewContentProps) {
  const schema = useMemo(() => contentForm(type), [type])
  const add = useWrite<Fields, Notification>({
    about: `new notification ${merchantId} ${type}`,
    call: (form, { key }) =>
      addNotification(
        { merchantId, type },
        { ...newFields(type), ...toBody(form), audience: usualAudience(form.kind) },
        key,
      ),
    invalidates: staleNotifications,
    done: onAdded,
  })
  return (
    <OfficeForm
      schema={schema}
      defaults={contentToForm(newFields(type))}
      save={add.run}
      name={`${merchantId} ${type}`}
      saveLabel={<FormattedMessage id="notification.form.continue" />}
    >
      {(api) => <ContentFields api={api} type={type} />}
    </OfficeForm>
  )
}

function ContentFields({ api, type }: { api: FormApi<Fields>; type: NotificationType }) {
  const { formatMessage } = useIntl()
  const kinds = useCodeWords(kindWords)
  const channel = api.form.watch('channel')
  const messages = api.form.watch('messages')
  const variables = variablesOf({ type, channel })
  const [opened, setOpened] = useState<Readonly<Partial<Record<MessageLanguage, boolean>>>>({})
  const isOpen = (language: MessageLanguage) => opened[language] ?? isWritten(messages[language])
  const toggle = (language: MessageLanguage, open: boolean) =>
    setOpened((before) => ({ ...before, [language]: open }))
  const isOffered = (kind: Fields['kind']) => kind !== 'receipt'
  return (
    <>
      <FieldGroup title={<FormattedMessage id="notification.part.about" />}>
        <TextField
          {...api.field('name')}
          label={formatMessage({ id: 'notification.field.name' })}
          help={formatMessage({ id: 'notification.help.name' })}
          need="required"
          autoComplete="off"
        />
        <SelectField
          {...api.field('kind')}
          label={formatMessage({ id: 'list.field.type' })}
          help={type === 'BILLING' && formatMessage({ id: 'notification.help.receipt' })}
          need="required"
        >
          {kinds.options(kindsOf(type).filter(isOffered)).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {type === 'GENERAL' && (
          <RadioField
            {...api.choice('channel')}
            label={formatMessage({ id: 'notifications.column.channel' })}
            options={channels.map((value) => ({
              value,
              label: formatMessage({ id: channelWords[value] }),
              description: formatMessage({ id: `notification.help.${value}` }),
            }))}
          />
        )}
      </FieldGroup>
      <FieldGroup
        title={<FormattedMessage id="notification.part.text" />}
        lead={<FormattedMessage id="notification.part.textLead" />}
      >
        <LanguageFields api={api} language="en" variables={variables} />
      </FieldGroup>
      <FieldGroup
        title={<FormattedMessage id="notification.part.languages" />}
        lead={<FormattedMessage id="notification.part.languagesLead" />}
      >
        {messageLanguages
          .filter((language) => language !== 'en')
          .map((language) => (
            <Fold
              key={language}
              open={isOpen(language)}
              onToggle={(event) => toggle(language, event.currentTarget.open)}
            >
              <summary>
                <FormattedMessage id={`notification.language.${language}`} />
                <ExpandIcon />
              </summary>
              <Stack gap="5" pt="3">
                {isOpen(language) && (
                  <LanguageFields api={api} language={language} variables={variables} />
                )}
              </Stack>
            </Fold>
          ))}
      </FieldGroup>
    </>
  )
}

interface LanguageFieldsProps {
  api: FormApi<Fields>
  language: (typeof messageLanguages)[number]
  variables: ReturnType<typeof variablesOf>
}

function LanguageFields({ api, language, variables }: LanguageFieldsProps) {
  const { formatMessage } = useIntl()
  const name = formatMessage({ id: `notification.language.${language}` })
  const isBanner = api.form.watch('channel') === 'banner'
  const need = language === 'en' ? 'required' : 'optional'
  return (
    <>
      <TextField
        {...api.field(`messages.${language}.subject`)}
        label={formatMessage(
          { id: isBanner ? 'notification.field.bannerTitle' : 'notification.field.subject' },
          { language: name },
        )}
        help={formatMessage({ id: 'notification.help.subject' }, { longest: mostSubject })}
        need={need}
        autoComplete="off"
        lang={language}
        dir="auto"
      />
      <MessageField
        {...api.value(`messages.${language}.body`)}
        label={formatMessage({ id: 'notification.field.body' }, { language: name })}
        need={need}
        variables={variables}
        lang={language}
      />
    </>
  )
}

const contentWords: Readonly<Record<keyof Fields, MessageId>> = {
  kind: 'list.field.type',
  channel: 'notifications.column.channel',
  name: 'notifications.column.name',
  messages: 'notification.conflict.messages',
}

/** How a step's fields show where two people changed them. */
function useContentFields(): FieldTable<Fields> {
  const { formatMessage } = useIntl()
  const kinds = useCodeWords(kindWords)
  const { field } = useFieldRows<Fields>((name) => ({
    label: formatMessage({ id: contentWords[name] }),
  }))
  return {
    kind: field('kind', kinds.text),
    channel: field('channel', (channel) => formatMessage({ id: channelWords[channel] })),
    name: field('name', String),
    messages: field('messages', (messages) =>
      messageLanguages
        .filter((language) => isWritten(messages[language]))
        .map((language) => `${language.toUpperCase()}: ${messages[language].subject}`)
        .join(' · '),
    ),
  }
}
