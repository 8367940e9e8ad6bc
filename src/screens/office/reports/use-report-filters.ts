import { useIntl } from 'react-intl'
import { paidWithNames } from '@/contract/paid-with'
import { environments } from '@/contract/settings-list'
import type { NamedDays } from '@/rules/time/periods'
import { reportDaysProblem } from '@/screens/shared/report-days'

const presets = ['yesterday', 'week', 'last-7', 'month', 'last-month', 'fiscal-year'] as const

const environmentWords = {
  UAT: 'reports.environment.test',
  PROD: 'reports.environment.live',
} as const

/** The filters of every level: days, and what was paid with; of all merchants also their environment. */
export function useReportFilters(zone: string) {
  const { formatMessage } = useIntl()
  return {
    days: {
      kind: 'dates',
      from: 'from',
      to: 'to',
      label: formatMessage({ id: 'date-words.name.posting' }),
      zone,
      presets,
      alone: 'day',
      problem: (days: NamedDays) => reportDaysProblem(days, zone),
    },
    tender: {
      kind: 'choices',
      name: 'tender',
      label: formatMessage({ id: 'reports.column.tender' }),
      options: paidWithNames.map((value) => ({
        value,
        label: formatMessage({ id: `reports.tender.${value}` }),
      })),
    },
    environment: {
      kind: 'choice',
      name: 'environment',
      label: formatMessage({ id: 'reports.column.environment' }),
      options: environments.map((value) => ({
        value,
        label: formatMessage({ id: environmentWords[value] }),
      })),
    },
  } as const
}
