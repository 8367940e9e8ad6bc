import { FormattedMessage, useIntl } from 'react-intl'
import type { Department } from '@/contract/departments/departments'
import {
  type PaymentSettings,
  tenderNames,
  type Tender,
} from '@/contract/departments/payment-settings'
import { useFormats } from '@/i18n/format'
import { formatRoundMoney } from '@/i18n/round-money'
import { sourceTypes } from '@/rules/constants'
import { feeFor } from '@/rules/payments/fees'
import { type Column, DataTable } from '@/ui/table/data-table'
import { Money } from '@/ui/display/money'
import '@/ui/layout/card.css'
import './departments.css'

/** A round amount, so that fees can be compared at a glance. */
const exampleCents = 500_00

interface PriceList {
  settings: PaymentSettings
  departments: string[]
}

/** `counter`: by mail or in person, without a fee. */
type Way = Tender | 'counter'

/** The fee of each way to pay; departments with the same prices share a table. */
export function FeeTable({ departments }: { departments: readonly Department[] }) {
  const lists = priceLists(departments)
  if (lists.length === 0) return null
  return (
    <div className="card fee-table">
      <h2 className="card-title">
        <FormattedMessage id="department-list.fees.heading" />
      </h2>
      {lists.map((list) => (
        <PriceTable key={list.departments.join()} list={list} named={lists.length > 1} />
      ))}
    </div>
  )
}

interface PriceTableProps {
  list: PriceList
  /** With several tables each names its departments. */
  named: boolean
}

function PriceTable({ list, named }: PriceTableProps) {
  const { formatMessage } = useIntl()
  const { list: listed, locale } = useFormats()
  const { settings } = list
  const columns: Column<Way>[] = [
    {
      id: 'way',
      kind: 'main',
      header: formatMessage({ id: 'department-list.fees.how' }),
      cell: (way) => <FormattedMessage id={`department-list.fees.${way}`} />,
    },
    {
      id: 'fee',
      header: formatMessage({ id: 'department-list.fees.fee' }),
      cell: (way) => <FeeText settings={settings} way={way} />,
    },
    {
      id: 'example',
      kind: 'money',
      header: formatMessage(
        { id: 'department-list.fees.onBill' },
        { amount: formatRoundMoney(locale, exampleCents) },
      ),
      cell: (way) => <Money cents={exampleCents + feeOf(settings, way)} />,
    },
  ]
  const names = listed(list.departments)
  return (
    <>
      {named && <h3>{names}</h3>}
      <DataTable
        caption={named ? names : formatMessage({ id: 'department-list.fees.heading' })}
        columns={columns}
        rows={waysOf(settings)}
        rowKey={(way) => way}
      />
    </>
  )
}

function waysOf({ tenders }: PaymentSettings): Way[] {
  return [...tenderNames.filter((tender) => tenders.includes(tender)), 'counter']
}

function feeOf(settings: PaymentSettings, way: Way): number {
  return way === 'counter' ? 0 : feeFor(settings, way, exampleCents).fee_cents
}

function FeeText({ settings, way }: { settings: PaymentSettings; way: Way }) {
  const { money, rate } = useFormats()
  if (way === 'counter' || !settings.payer_pays_fee) {
    return <FormattedMessage id="department-list.fees.free" />
  }
  if (way === 'echeck') {
    const { tiers = [], flat_cents } = settings.echeck_fee
    const fees = tiers.map(({ fee_cents }) => fee_cents)
    // Of several fees the range; the example beside it is of one amount.
    return fees.length > 1
      ? `${money(Math.min(...fees))} – ${money(Math.max(...fees))}`
      : money(fees[0] ?? flat_cents)
  }
  const { rate_bp, minimum_cents } = settings.card_fee
  return (
    <FormattedMessage
      id="department-list.fees.rate"
      values={{ rate: rate(rate_bp), minimum: money(minimum_cents) }}
    />
  )
}

/** Departments that are paid on other sites, or not online, have no prices here. */
function priceLists(departments: readonly Department[]): PriceList[] {
  const lists = new Map<string, PriceList>()
  for (const { name, payment_settings: settings, source_type } of departments) {
    if (source_type === sourceTypes.url || settings.tenders.length === 0) continue
    const { tenders, card_fee, echeck_fee, payer_pays_fee } = settings
    const key = JSON.stringify([tenders, card_fee, echeck_fee, payer_pays_fee])
    const list = lists.get(key)
    if (list === undefined) lists.set(key, { settings, departments: [name] })
    else list.departments.push(name)
  }
  return [...lists.values()]
}
