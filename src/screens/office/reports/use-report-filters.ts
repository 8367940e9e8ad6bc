import { useIntl } from 'react-intl'
import { paidWithNames } from '@/contract/paid-with'

const presets = ['yesterday', 'last-7', 'month', 'last-month', 'fiscal-year'] as const

/** The filters of every level: days, and what was paid with. */
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
  } as const
}
