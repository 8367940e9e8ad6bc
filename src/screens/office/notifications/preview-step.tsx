import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { hasAddedCall } from '@/api/added-calls'
import { merchantDepartmentsQuery } from '@/api/reports/dashboard'
import { samplesQuery, sendTest } from '@/api/notifications'
import type { StaffDepartment } from '@/contract/departments/department-setup'
import {
  type MessageLanguage,
  messageLanguages,
} from '@/contract/notifications/notification-message'
import type { Notification, SampleRecipient } from '@/contract/notifications/notifications'
import { inLanguage } from '@/rules/languages/in-language'
import { renderMessage, textOf } from '@/rules/notifications/render'
import { languageFor, valuesFor } from '@/rules/notifications/values'
import { Loaded } from '@/screens/shared/detail/loaded'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { useWrite } from '@/screens/shared/forms/use-write'
import { WriteProblem } from '@/screens/shared/forms/write-problem'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'
import { Bone } from '@/ui/feedback/bone'
import { FieldColumns } from '@/ui/form/field-columns'
import { FootBar } from '@/ui/form/shell/foot-bar'
import { SelectField } from '@/ui/form/fields/select-field'
import { MessageView } from './message-view'
import type { StepProps } from './step-form'
import { useNotificationRights } from './use-notification-actions'

const looks = ['desktop', 'phone', 'text'] as const
type Look = (typeof looks)[number]

/** How its readers see it: each language, each of a few recipients, and without styles. */
export function PreviewStep({ row, onSaved }: StepProps) {
  const { merchant_id: merchantId, type, kind, audience } = row
  const samples = useQuery(samplesQuery({ merchantId, type }, { kind, audience }))
  return (
    <>
      <Loaded
        query={samples}
        skeleton={<Bone height="20rem" />}
        failed={<FormattedMessage id="notification.preview.failed" />}
      >
        {(recipients) => <Preview row={row} recipients={recipients} />}
      </Loaded>
      <FootBar>
        <Button onClick={onSaved}>
          <FormattedMessage id="notification.form.next" />
        </Button>
      </FootBar>
    </>
  )
}

/** Where it has no recipient, or of a banner; its department is one of the merchant's. */
const nobody: SampleRecipient = {
  id: '',
  name: 'Jane Doe',
  email_masked: '',
  language: 'en',
  values: {
    first_name: 'Jane',
    department: '',
    account: '08-004512',
    bill_year: '2025',
    cycle: '2',
    amount_due_cents: 94_864,
    due_date: '2026-07-10',
  },
}

interface PreviewProps {
  row: Notification
  recipients: readonly SampleRecipient[]
}

function Preview({ row, recipients }: PreviewProps) {
  const { formatMessage } = useIntl()
  const [chosen, setChosen] = useState(recipients[0]?.id ?? '')
  const recipient = recipients.find(({ id }) => id === chosen) ?? recipients[0] ?? nobody
  const own = languageFor(row.languages, recipient.language)
  const [language, setLanguage] = useState<MessageLanguage | null>(null)
  const [look, setLook] = useState<Look>('desktop')
  const shown = language ?? own
  const written = languageFor(row.languages, shown)
  const isEmail = row.channel === 'email'
  return (
    <FieldGroup
      title={
        <FormattedMessage
          id={isEmail ? 'notification.preview.title' : 'notification.preview.bannerTitle'}
        />
      }
    >
      <FieldColumns columns={3}>
        {isEmail && recipients.length > 0 && (
          <SelectField
            label={formatMessage({ id: 'notification.preview.recipient' })}
            value={recipient.id}
            onChange={({ target }) => setChosen(target.value)}
          >
            {recipients.map(({ id, name, email_masked }) => (
              <option key={id} value={id}>
                {`${name} (${email_masked})`}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={formatMessage({ id: 'notification.preview.language' })}
          value={shown}
          onChange={({ target }) =>
            setLanguage(messageLanguages.find((one) => one === target.value) ?? null)
          }
        >
          {messageLanguages.map((one) => (
            <option key={one} value={one}>
              {formatMessage({ id: `notification.language.${one}` })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={formatMessage({ id: 'notification.preview.look' })}
          value={look}
          onChange={({ target }) => setLook(looks.find((one) => one === target.value) ?? 'desktop')}
        >
          {looks.map((one) => (
            <option key={one} value={one}>
              {formatMessage({ id: `notification.look.${one}` })}
            </option>
          ))}
        </SelectField>
      </FieldColumns>
      {written !== shown && (
        <Banner>
          <FormattedMessage
            id={isEmail ? 'notification.preview.english' : 'notification.preview.bannerEnglish'}
          />
        </Banner>
      )}
      <Sheet row={row} recipient={recipient} language={written} look={look} />
      {isEmail && <TestToMe row={row} language={written} />}
    </FieldGroup>
  )
}

interface SheetProps {
  row: Notification
  recipient: SampleRecipient
  language: MessageLanguage
  look: Look
}

function Sheet({ row, recipient, language, look }: SheetProps) {
  const { data: departments = [] } = useQuery(merchantDepartmentsQuery(row.merchant_id))
  const message = row.messages[language] ?? row.messages.en
  const facts = {
    ...recipient.values,
    department: departmentIn(departments, { row, recipient, language }),
  }
  const links = { pay: 'https://pay.example/bill', unsubscribe: 'https://pay.example/choices' }
  const { subject, body } = renderMessage(message, valuesFor(facts, language, links))
  return (
    <Paper data-look={look} data-testid="preview">
      <p lang={language} dir="auto">
        <b>{subject}</b>
      </p>
      <hr />
      {look === 'text' ? (
        <pre lang={language} dir="auto">
          {textOf(body)}
        </pre>
      ) : (
        <MessageView body={body} lang={language} />
      )}
      {row.channel === 'email' && (
        <chakra.p textStyle="help" mt="4">
          <FormattedMessage id="notification.preview.foot" />
        </chakra.p>
      )}
    </Paper>
  )
}

/** Its name in that language; of nobody's sample, one to which the notification goes. */
function departmentIn(
  departments: readonly StaffDepartment[],
  { row, recipient, language }: Pick<SheetProps, 'row' | 'recipient' | 'language'>,
): string {
  const { department } = recipient.values
  const chosen = row.audience.departments
  const own =
    recipient.id === nobody.id
      ? departments.find(({ id }) => chosen === null || chosen.includes(id))
      : departments.find(({ name }) => name === department)
  return own ? inLanguage(own, language).name : department
}

function TestToMe({ row, language }: { row: Notification; language: MessageLanguage }) {
  const { formatMessage } = useIntl()
  const { merchant_id: merchantId, type, kind, messages } = row
  const { draft } = useNotificationRights(merchantId)
  const write = useWrite<void, { readonly email_masked: string }>({
    about: `test of notification ${row.id}`,
    call: (_, { key }) => sendTest({ merchantId, type }, { kind, language, messages }, key),
    toast: true,
    successMessage: ({ email_masked }) =>
      formatMessage({ id: 'notification.test.done' }, { email: email_masked }),
  })
  if (!draft || !hasAddedCall('testNotification')) return null
  return (
    <div>
      <Button variant="outline" pending={write.pending} onClick={() => void write.run()}>
        <FormattedMessage id="notification.test.send" />
      </Button>
      <WriteProblem problem={write.problem} />
    </div>
  )
}

const Paper = chakra('article', {
  base: {
    p: '5',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    maxWidth: '40rem',
    '&[data-look=phone]': { maxWidth: '22.5rem' },
    '& > hr': { my: '3', borderColor: 'line' },
    '& > pre': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'mono' },
    '& > p': { overflowWrap: 'anywhere' },
  },
})
