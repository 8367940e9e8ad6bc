import { useIntl } from 'react-intl'
import type { Warning } from '@/contract/warnings'
import { useFormats } from '@/i18n/format'
import { useOfficeFormats } from '@/i18n/office-formats'
import { declineWindowMinutes, unknownMinutes } from '@/rules/warnings/warning-kinds'
import { useDepartmentNames } from '@/screens/shared/merchant/merchant-departments'
import { codeWord, kindWords } from './warning-words'

/** Those whose departments warnings are about. */
export const merchantsIn = (warnings: readonly Pick<Warning, 'subject' | 'merchant'>[]) =>
  warnings.flatMap(({ subject, merchant }) =>
    subject.kind === 'department' && merchant !== null ? [merchant.id] : [],
  )

/** What these warnings say in the reader's language. */
export function useWarningTexts(warnings: readonly Pick<Warning, 'subject' | 'merchant'>[]) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { percent } = useOfficeFormats()
  const nameOf = useDepartmentNames(merchantsIn(warnings))
  const kindOf = ({ kind }: Pick<Warning, 'kind'>) => formatMessage({ id: kindWords[kind].word })
  const merchantOf = ({ merchant }: Pick<Warning, 'merchant'>) => merchant?.name ?? ''
  /** Of what it is about, where that is not the merchant itself. */
  const subjectOf = ({ subject, merchant }: Pick<Warning, 'subject' | 'merchant'>) => {
    if (subject.kind === 'merchant') return ''
    return subject.kind === 'department' ? nameOf(subject.name, merchant?.id) : subject.name
  }
  const codeOf = (code: string) => {
    const word = codeWord(code)
    return word === null ? code : formatMessage({ id: word })
  }
  return {
    kindOf,
    merchantOf,
    subjectOf,
    /** For a screen reader: which of them. */
    nameOf: (row: Warning) =>
      [kindOf(row), merchantOf(row), subjectOf(row)].filter(Boolean).join(', '),
    /** What was seen the last time, in one sentence; '': nothing but that it happened. */
    factsOf: ({ kind, facts }: Pick<Warning, 'kind' | 'facts'>): string => {
      const { of = 0, affected = 0, code, host = '', cents = 0 } = facts
      const share = percent((facts.share ?? 0) * 100)
      switch (kind) {
        case 'suspicious-traffic':
          return of === 0 ? '' : formatMessage({ id: 'warnings.facts.traffic' }, { share, of })
        case 'unknown-payment':
          return formatMessage(
            { id: 'warnings.facts.payment' },
            { amount: money(cents), minutes: unknownMinutes },
          )
        case 'decline-rate':
          return formatMessage(
            { id: 'warnings.facts.declines' },
            { share, of, minutes: declineWindowMinutes },
          )
        case 'bounce-rate':
          return formatMessage({ id: 'warnings.facts.bounces' }, { share, of })
        case 'import-failed':
          return code === undefined
            ? formatMessage({ id: 'warnings.facts.refused' }, { affected, of })
            : codeOf(code)
        case 'foreign-host':
          return formatMessage({ id: 'warnings.facts.host' }, { host })
        case 'merchant-off':
          return formatMessage({ id: 'warnings.facts.off' }, { affected })
        case 'card-point':
        case 'county-system':
          return [codeOf(code ?? 'error'), host].filter(Boolean).join(' · ')
      }
    },
  }
}
