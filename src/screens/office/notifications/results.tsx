import { useIntl, FormattedMessage } from 'react-intl'
import type { Notification } from '@/contract/notifications/notifications'
import { useFormats } from '@/i18n/format'
import { renderMessage } from '@/rules/notifications/render'
import { variableText } from '@/rules/notifications/variables'
import type { VariableName } from '@/contract/notifications/notification-message'
import { FactList } from '@/screens/shared/detail/fact-list'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { SeriesChart } from '@/screens/shared/series-chart'
import { Tiles } from '@/ui/display/tiles'
import { MessageView } from './message-view'
import { channelWords, kindWords } from './notification-words'
import { useNotificationTexts } from './use-notification-texts'

/** What has become of it: numbers, a chart by day, and what was sent. */
export function Results({ row, zone }: { row: Notification; zone: string }) {
  const { formatMessage } = useIntl()
  const { count, date, shortDate, instant, rate } = useFormats()
  const texts = useNotificationTexts()
  const kinds = useCodeWords(kindWords)
  const isMail = row.channel === 'email'
  const share = (part: number) =>
    row.sent === 0 ? '' : ` (${rate(Math.round((part / row.sent) * 100) * 100)})`
  const numbers = ['sent', 'opened', 'bounced', 'unsubscribed'] as const
  return (
    <>
      {isMail && (
        <Tiles>
          {numbers.map((name) => (
            <div key={name}>
              <dt>
                <FormattedMessage id={`notifications.column.${name}`} />
              </dt>
              <dd>
                {count(row[name])}
                {name !== 'sent' && share(row[name])}
              </dd>
            </div>
          ))}
        </Tiles>
      )}
      {row.status === 'cancelled' && (
        <p>
          <FormattedMessage
            id={isMail ? 'notification.results.cancelled' : 'notification.results.cancelledBanner'}
            values={{ count: row.sent }}
          />
        </p>
      )}
      {isMail && row.days.length > 0 && (
        <FieldGroup level={2} title={<FormattedMessage id="notification.results.chart" />}>
          <SeriesChart
            title={formatMessage({ id: 'notification.results.chart' })}
            label={formatMessage(
              { id: 'notification.results.label' },
              { sent: row.sent, opened: row.opened },
            )}
            points={row.days.map(({ day, opened, sent }) => ({
              key: day,
              short: shortDate(day),
              name: date(day),
              value: opened,
              note: formatMessage({ id: 'notification.results.sentOn' }, { count: sent }),
            }))}
            words={{
              point: formatMessage({ id: 'list.field.day' }),
              value: formatMessage({ id: 'notifications.column.opened' }),
              text: count,
              // There is no half a person.
              tick: (value) => (Number.isInteger(value) ? count(value) : ''),
            }}
          />
        </FieldGroup>
      )}
      <FieldGroup level={2} title={<FormattedMessage id="notification.results.about" />}>
        <FactList wide>
          <div>
            <dt>
              <FormattedMessage id="list.field.type" />
            </dt>
            <dd>{kinds.text(row.kind)}</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="notifications.column.channel" />
            </dt>
            <dd>
              <FormattedMessage id={channelWords[row.channel]} />
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="notifications.column.schedule" />
            </dt>
            <dd>{texts.schedule(row)}</dd>
          </div>
          {row.ends_on !== null && (
            <div>
              <dt>
                <FormattedMessage id="notification.field.ends-on" />
              </dt>
              <dd>{date(row.ends_on)}</dd>
            </div>
          )}
          {isMail && (
            <div>
              <dt>
                <FormattedMessage id="notifications.column.audience" />
              </dt>
              <dd>{texts.audience(row)}</dd>
            </div>
          )}
          {row.next_run_at !== null && (
            <div>
              <dt>
                <FormattedMessage
                  id={isMail ? 'notifications.column.next-run-at' : 'notification.fact.shownFrom'}
                />
              </dt>
              <dd>{instant(row.next_run_at, zone)}</dd>
            </div>
          )}
          {row.last_run_at !== null && (
            <div>
              <dt>
                <FormattedMessage
                  id={isMail ? 'notifications.column.last-run-at' : 'notification.fact.shownFrom'}
                />
              </dt>
              <dd>{instant(row.last_run_at, zone)}</dd>
            </div>
          )}
          <div>
            <dt>
              <FormattedMessage id="notifications.column.by" />
            </dt>
            <dd>{row.by}</dd>
          </div>
        </FactList>
      </FieldGroup>
      {row.languages.map((language) => {
        const message = row.messages[language]
        if (!message) return null
        const { subject, body } = renderMessage(message, asWritten)
        return (
          <FieldGroup
            key={language}
            level={2}
            title={<FormattedMessage id={`notification.language.${language}`} />}
          >
            <p lang={language} dir="auto">
              <b>{subject}</b>
            </p>
            <MessageView body={body} lang={language} />
          </FieldGroup>
        )
      })}
    </>
  )
}

const named = (name: VariableName) => variableText(name)

/** With its variables as they were written. */
const asWritten = {
  first_name: named('first_name'),
  department: named('department'),
  account: named('account'),
  bill_year: named('bill_year'),
  cycle: named('cycle'),
  amount_due: named('amount_due'),
  due_date: named('due_date'),
  pay_link: named('pay_link'),
  unsubscribe_link: named('unsubscribe_link'),
} as const
