import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { audienceQuery, sendNotification, staleNotifications } from '@/api/notifications'
import { mostUnconfirmed, type Notification } from '@/contract/notifications/notifications'
import { useFormats } from '@/i18n/format'
import { useOfficeFormats } from '@/i18n/office-formats'
import type { MessageId } from '@/i18n/message-ids'
import {
  instantAt,
  isAutomatic,
  quietFrom,
  quietTo,
  scheduleProblem,
} from '@/rules/notifications/send-times'
import { ConfirmWrite } from '@/screens/shared/forms/confirm-write'
import { FactList } from '@/screens/shared/detail/fact-list'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { useWrite } from '@/screens/shared/forms/use-write'
import { now } from '@/state/clock'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'
import { FootBar } from '@/ui/form/shell/foot-bar'
import { AudienceCount } from './audience-count'
import { channelWords, kindWords } from './notification-words'
import { OthersNotice } from './others-notice'
import { idOf, sendingWords, useNotificationRights } from './use-notification-actions'
import { useMerchantZone } from './use-merchant-zone'
import { useNotificationTexts } from './use-notification-texts'

interface ConfirmStepProps {
  row: Notification
  onSent: () => void
}

/** What will happen, to how many, and the press that begins it. */
export function ConfirmStep({ row, onSent }: ConfirmStepProps) {
  const { merchant_id: merchantId, type, kind, audience, channel } = row
  const { send } = useNotificationRights(merchantId)
  const { clockTime } = useOfficeFormats()
  const zone = useMerchantZone(merchantId)
  const count = useQuery({
    ...audienceQuery({ merchantId, type }, { kind, audience }),
    enabled: channel === 'email',
  })
  const problem = scheduleProblem(row, { zone, now: now() })
  const recipients = channel === 'email' ? (count.data?.recipients ?? null) : 0
  const isEmpty = channel === 'email' && recipients === 0 && !isAutomatic(row.schedule)
  return (
    <>
      <Facts row={row} />
      {channel === 'email' &&
        (count.error && !count.data ? (
          <FailurePanel
            error={count.error}
            onRetry={() => void count.refetch()}
            retrying={count.isFetching}
          >
            <FormattedMessage id="notification.count.failed" />
          </FailurePanel>
        ) : (
          <AudienceCount counted={count.data ?? null} busy={count.isFetching} />
        ))}
      <OthersNotice fields={row} />
      {problem !== null && (
        <Banner tone="due">
          <FormattedMessage
            id={`notification.problem.${problem.problem}`}
            values={{ from: clockTime(quietTo), to: clockTime(quietFrom) }}
          />
        </Banner>
      )}
      {!send && (
        <Banner>
          <FormattedMessage
            id={
              channel === 'email'
                ? 'notification.confirm.mayNot'
                : 'notification.confirm.bannerMayNot'
            }
          />
        </Banner>
      )}
      {send && recipients !== null && problem === null && !isEmpty && (
        <Send
          row={row}
          recipients={recipients}
          zone={zone}
          recount={() => void count.refetch()}
          onSent={onSent}
        />
      )}
    </>
  )
}

const factWords = {
  kind: 'list.field.type',
  channel: 'notifications.column.channel',
  subject: 'notification.fact.subject',
  bannerTitle: 'notification.fact.bannerTitle',
  languages: 'notifications.column.languages',
  audience: 'notifications.column.audience',
  schedule: 'notifications.column.schedule',
  endsOn: 'notification.field.ends-on',
} as const satisfies Readonly<Record<string, MessageId>>

function Facts({ row }: { row: Notification }) {
  const { formatMessage } = useIntl()
  const kinds = useCodeWords(kindWords)
  const texts = useNotificationTexts()
  const { date } = useFormats()
  const facts = [
    ['kind', kinds.text(row.kind)],
    ['channel', formatMessage({ id: channelWords[row.channel] })],
    [row.channel === 'email' ? 'subject' : 'bannerTitle', row.messages.en.subject],
    ['languages', row.languages.join(', ').toUpperCase()],
    ['audience', row.channel === 'email' ? texts.audience(row) : null],
    ['schedule', texts.schedule(row)],
    ['endsOn', row.channel === 'banner' && row.ends_on !== null ? date(row.ends_on) : null],
  ] as const
  return (
    <FieldGroup title={row.name}>
      <FactList wide>
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>
                <FormattedMessage id={factWords[name]} />
              </dt>
              <dd dir="auto">{value}</dd>
            </div>
          ),
        )}
      </FactList>
    </FieldGroup>
  )
}

/** What the dialog asks, by what the press begins. */
const askWords = {
  once: { title: 'notification.confirm.title', text: 'notification.confirm.text' },
  automatic: {
    title: 'notification.confirm.automaticTitle',
    text: 'notification.confirm.automaticText',
  },
  banner: { title: 'notification.confirm.bannerTitle', text: 'notification.confirm.bannerText' },
} as const satisfies Readonly<Record<string, Readonly<Record<'title' | 'text', MessageId>>>>

interface SendProps extends ConfirmStepProps {
  recipients: number
  zone: string
  recount: () => void
}

function Send({ row, recipients, zone, recount, onSent }: SendProps) {
  const { formatMessage } = useIntl()
  const { instant } = useFormats()
  const { schedule } = row
  const means = row.channel === 'banner' ? 'banner' : isAutomatic(schedule) ? 'automatic' : 'once'
  const single = means === 'once'
  const isMany = single && recipients > mostUnconfirmed
  const [moment] = useState(() =>
    schedule.kind === 'at'
      ? instant(
          new Date(instantAt(zone, schedule.day, schedule.time, schedule.later)).toISOString(),
          zone,
        )
      : null,
  )
  const write = useWrite({
    about: `send notification ${row.id}`,
    call: (_, { key }) => sendNotification(idOf(row), row, single ? recipients : null, key),
    invalidates: staleNotifications,
    awaits: true,
    words: { codes: { ...sendingWords.codes, recount: 'notification.problem.recount' } },
    failed: recount,
    done: onSent,
    toast: true,
    successMessage: formatMessage({ id: 'notification.confirm.done' }, { name: row.name }),
  })
  const id =
    means !== 'once'
      ? (`notification.confirm.${means}` as const)
      : moment === null
        ? 'notification.confirm.now'
        : 'notification.confirm.at'
  const words = askWords[means]
  const values = { count: recipients, moment: moment ?? '' }
  return (
    <>
      <FootBar>
        <Button onClick={() => write.ask()} pending={write.pending}>
          <FormattedMessage id={id} values={values} />
        </Button>
      </FootBar>
      <ConfirmWrite
        write={write}
        tone="plain"
        title={() => <FormattedMessage id={words.title} values={{ name: row.name }} />}
        verb={<FormattedMessage id={id} values={values} />}
        {...(isMany && { typed: () => String(recipients) })}
      >
        {() => <FormattedMessage id={words.text} values={{ count: recipients }} />}
      </ConfirmWrite>
    </>
  )
}
