import {
  getWarning,
  getWarningDays,
  listWarningOwners,
  listWarnings,
  noOwner,
  warningList,
} from '@/contract/warnings'
import { daysOfChart, warningDays } from '@/rules/warnings/warning-days'
import { severityOf } from '@/rules/warnings/warning-kinds'
import { addDays, type PlainDate, plainDateIn } from '@/rules/time/dates'
import type { CallContext } from '@mocks/cloud/context'
import { type Handlers, reads } from '@mocks/cloud/handler'
import { instantIn, iso } from '@mocks/cloud/zones'
import type { WarningRow } from '@mocks/world/warnings'
import { answerList } from '@mocks/handlers/answer-list'
import { providersZone } from '@mocks/handlers/reports/report-days'
import { currentWarnings, urgencyOf } from './current-warnings'
import { ownersIn } from './warning-owners'
import { merchantsById, ownerOf, shownDetail, shownWarning, warningNamed } from './warning-view'

type Asked = Parameters<typeof answerList<Readonly<WarningRow>, WarningColumn, WarningFilters>>[2]
type WarningColumn = (typeof warningList.sort)[number]
type WarningFilters = typeof warningList.filters

const startOf = (day: PlainDate): string => iso(instantIn(providersZone, day, '00:00'))

const days = { from: startOf, to: (day: PlainDate) => startOf(addDays(day, 1)) }

function warningsFor(
  { world }: Pick<CallContext, 'world'>,
  rows: readonly Readonly<WarningRow>[],
  query: Asked,
) {
  const merchants = merchantsById(world)
  const merchantName = ({ merchant_id: id }: Readonly<WarningRow>) =>
    merchants.get(id ?? '')?.name ?? ''
  // A day's bounds are worked out once, not for each row.
  const bounds = { from: query.from && days.from(query.from), to: query.to && days.to(query.to) }
  return answerList(warningList, rows, query, {
    key: ({ id }) => id,
    text: (row) => [row.subject.name, row.facts.host ?? '', merchantName(row)],
    sort: {
      severity: urgencyOf,
      merchant: merchantName,
      owner: (row) => ownerOf(world, row)?.name ?? '',
    },
    filters: {
      severity: ({ kind, facts }, wanted) => wanted.split(',').includes(severityOf(kind, facts)),
      owner_id: ({ owner_id }, wanted) => owner_id === (wanted === noOwner ? null : wanted),
      from: ({ last_at }) => last_at >= (bounds.from ?? ''),
      to: ({ last_at }) => last_at < (bounds.to ?? ''),
    },
  })
}

export const warningHandlers: Handlers<
  'listWarnings' | 'getWarningDays' | 'listWarningOwners' | 'getWarning'
> = {
  listWarnings: reads(listWarnings, ({ world, now }, { query }) => {
    const { rows, pagination } = warningsFor({ world }, currentWarnings({ world, now }), query)
    const merchants = merchantsById(world)
    return { data: rows.map((row) => shownWarning(world, row, merchants)), pagination }
  }),

  getWarningDays: reads(getWarningDays, ({ world, now }, { query }) => {
    const shown = daysOfChart(query, plainDateIn(providersZone, now))
    const begin = startOf(shown[0] ?? plainDateIn(providersZone, now))
    // What was over before that need not be filtered and sorted.
    const recent = currentWarnings({ world, now }).filter(({ last_at }) => last_at >= begin)
    const { matching } = warningsFor({ world }, recent, query)
    return { data: warningDays(matching, shown, startOf) }
  }),

  listWarningOwners: reads(listWarningOwners, ({ world }) => ({ data: ownersIn(world) })),

  getWarning: reads(getWarning, ({ world, now }, { params }) => ({
    data: shownDetail(world, warningNamed(world, now, params.id)),
  })),
}
