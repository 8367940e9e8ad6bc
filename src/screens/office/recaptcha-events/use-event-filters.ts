import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { merchantListQuery } from '@/api/merchants/merchant-list'
import type { recaptchaEventList } from '@/contract/recaptcha/recaptcha-events'
import type { ListFilter } from '@/screens/shared/list/filter/list-filter'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { actionWords, bandWords, outcomeWords } from './event-words'

export function useEventFilters(
  zone: string,
): readonly ListFilter<typeof recaptchaEventList.filters>[] {
  const { formatMessage } = useIntl()
  const actions = useCodeWords(actionWords)
  const outcomes = useCodeWords(outcomeWords)
  const bands = useCodeWords(bandWords)
  const { data: merchants } = useQuery(merchantListQuery)
  const label = (name: 'at' | 'merchant' | 'action' | 'score' | 'outcome' | 'network') =>
    formatMessage({ id: `recaptcha-events.column.${name}` })
  return [
    { kind: 'dates', from: 'from', to: 'to', zone, label: label('at') },
    {
      kind: 'choice',
      name: 'merchant_id',
      label: label('merchant'),
      options: (merchants ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    { kind: 'choices', name: 'action', label: label('action'), options: actions.options() },
    { kind: 'choices', name: 'score', label: label('score'), options: bands.options() },
    { kind: 'choices', name: 'outcome', label: label('outcome'), options: outcomes.options() },
    {
      kind: 'texts',
      label: label('network'),
      texts: [
        { name: 'network', label: formatMessage({ id: 'recaptcha-events.filter.contains' }) },
      ],
    },
  ]
}
