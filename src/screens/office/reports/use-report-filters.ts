import { useIntl } from 'react-intl'
import type { NamedDays } from '@/rules/time/periods'
import { paidWithWords } from '@/screens/shared/payment/paid-with'
import { reportDaysProblem } from '@/screens/shared/time/report-days'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { environmentWords } from './report-words'

const presets = ['yesterday', 'week', 'last-7', 'month', 'last-month', 'fiscal-year'] as const

/** The filters of every level: days, and what was paid with; of all merchants also their environment. */
export function useReportFilters(zone: string) {
  const { formatMessage } = useIntl()
  const tenders = useCodeWords(paidWithWords)
  const environments = useCodeWords(environmentWords)
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
      label: formatMessage({ id: 'list.field.tender' }),
      options: tenders.options(),
    },
    environment: {
      kind: 'choice',
      name: 'environment',
      label: formatMessage({ id: 'list.field.environment' }),
      options: environments.options(),
    },
  } as const
}
