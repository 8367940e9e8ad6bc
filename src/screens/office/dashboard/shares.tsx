import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dashboard } from '@/contract/dashboard'
import { useFormats } from '@/i18n/format'
import { sumOf } from '@/rules/payments/money'
import { type Column, DataTable } from '@/ui/table/data-table'
import { Money } from '@/ui/display/money'
import { Panel } from './panel'

interface Part {
  key: string
  name: string
  payments: number
  principal_cents: number
}

interface SharesProps {
  title: string
  /** What the parts are. */
  header: string
  parts: readonly Part[]
}

/** How a whole divides: amount and share of each part. */
function Shares({ title, header, parts }: SharesProps) {
  const { formatMessage } = useIntl()
  const { rate } = useFormats()
  const whole = sumOf(parts.map(({ principal_cents }) => principal_cents))
  const shareOf = ({ principal_cents: cents }: Part) => (whole === 0 ? 0 : cents / whole)
  const columns: Column<Part>[] = [
    {
      key: 'name',
      kind: 'main',
      header,
      cell: (part) => (
        <span>
          {part.name}
          <small>
            <FormattedMessage id="dashboard.shares.payments" values={{ count: part.payments }} />
          </small>
          <Bar style={{ inlineSize: `${shareOf(part) * 100}%` }} />
        </span>
      ),
    },
    {
      key: 'amount',
      kind: 'money',
      strong: true,
      header: formatMessage({ id: 'dashboard.table.amount' }),
      cell: (part) => (
        <span>
          <Money cents={part.principal_cents} />
          <small>{rate(Math.round(shareOf(part) * 100) * 100)}</small>
        </span>
      ),
    },
  ]
  return (
    <Panel title={title}>
      <DataTable
        caption={title}
        columns={columns}
        rows={parts}
        rowKey={({ key }) => key}
        cards={false}
      />
    </Panel>
  )
}

/** The share as a length; the number stands beside it. */
const Bar = chakra('i', {
  base: {
    display: 'block',
    height: '4px',
    mt: '2',
    borderRadius: 'pill',
    bg: 'brand.fill',
    _highContrast: { forcedColorAdjust: 'none', bg: 'CanvasText' },
  },
})

export function TenderShares({ tenders }: Pick<Dashboard, 'tenders'>) {
  const { formatMessage } = useIntl()
  return (
    <Shares
      title={formatMessage({ id: 'dashboard.tenders.heading' })}
      header={formatMessage({ id: 'dashboard.tenders.type' })}
      parts={tenders.map(({ tender, ...part }) => ({
        key: tender,
        name: formatMessage({ id: `dashboard.tender.${tender}` }),
        ...part,
      }))}
    />
  )
}

export function ChannelShares({ channels }: Pick<Dashboard, 'channels'>) {
  const { formatMessage } = useIntl()
  return (
    <Shares
      title={formatMessage({ id: 'dashboard.channels.heading' })}
      header={formatMessage({ id: 'dashboard.channels.channel' })}
      parts={channels
        .filter(({ payments }) => payments > 0)
        .map(({ channel, ...part }) => ({
          key: channel,
          name: formatMessage({ id: `dashboard.channel.${channel}` }),
          ...part,
        }))}
    />
  )
}
