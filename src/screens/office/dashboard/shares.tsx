import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dashboard } from '@/contract/reports/dashboard'
import { useFormats } from '@/i18n/format'
import { shareOf } from '@/rules/reports/dashboard-figures'
import { channelWords, paidWithWords } from '@/screens/shared/payment/paid-with'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { ShareBar } from '@/ui/chart/share-bar'
import type { ListColumn } from '@/ui/table/list-column'
import { ListTable } from '@/ui/table/list-table'
import { Money } from '@/ui/display/money'
import { Panel } from './panel'
import type { ReportOf } from './use-report-address'

interface Part {
  key: string
  name: string
  payments: number
  principal_cents: number
}

interface SharesProps {
  title: string
  /** The kind of the parts. */
  header: string
  parts: readonly Part[]
  /** The payments of a part in a report; null: the role may see none. */
  report: ((key: string) => ReturnType<ReportOf>) | null
}

/** The parts of a whole: amount and share of each. */
function Shares({ title, header, parts, report }: SharesProps) {
  const { formatMessage } = useIntl()
  const { rate } = useFormats()
  const amounts = parts.map(({ principal_cents }) => principal_cents)
  const shareIn = ({ principal_cents }: Part) => shareOf(principal_cents, amounts)
  const columns: ListColumn<Part>[] = [
    {
      id: 'name',
      kind: 'main',
      header,
      cell: (part) => (
        <>
          {part.name}
          {part.payments > 0 && (
            <small>
              <FormattedMessage id="dashboard.shares.payments" values={{ count: part.payments }} />
            </small>
          )}
          <chakra.span display="block" mt="2">
            <ShareBar share={shareIn(part)} />
          </chakra.span>
        </>
      ),
    },
    {
      id: 'amount',
      kind: 'money',
      phone: 'end',
      header: formatMessage({ id: 'list.field.amount' }),
      cell: (part) => (
        <>
          <Money cents={part.principal_cents} />
          <small>{rate(Math.round(shareIn(part) * 100) * 100)}</small>
        </>
      ),
    },
  ]
  return (
    <Panel title={title}>
      <ListTable
        caption={title}
        columns={columns}
        rows={parts}
        rowKey={keyOf}
        rowName={nameOf}
        {...(report && {
          link: ({ key }: Part, content: ReactNode) => <Link {...report(key)}>{content}</Link>,
        })}
      />
    </Panel>
  )
}

const keyOf = ({ key }: Part) => key
const nameOf = ({ name }: Part) => name

interface Linked {
  report: ReportOf | null
}

export function TenderShares({ tenders, report }: Pick<Dashboard, 'tenders'> & Linked) {
  const { formatMessage } = useIntl()
  const words = useCodeWords(paidWithWords)
  return (
    <Shares
      title={formatMessage({ id: 'dashboard.tenders.heading' })}
      header={formatMessage({ id: 'list.field.paymentMethod' })}
      report={report && ((tender) => report({ tender }))}
      parts={tenders.map(({ tender, ...part }) => ({
        key: tender,
        name: words.text(tender),
        ...part,
      }))}
    />
  )
}

export function ChannelShares({ channels, report }: Pick<Dashboard, 'channels'> & Linked) {
  const { formatMessage } = useIntl()
  const words = useCodeWords(channelWords)
  return (
    <Shares
      title={formatMessage({ id: 'dashboard.channels.heading' })}
      header={formatMessage({ id: 'list.field.channel' })}
      report={report && ((channel) => report({ channel }))}
      parts={channels
        .filter(({ payments }) => payments > 0)
        .map(({ channel, ...part }) => ({
          key: channel,
          name: words.text(channel),
          ...part,
        }))}
    />
  )
}
