import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { merchantListQuery } from '@/api/merchants/merchant-list'
import { warningOwnersQuery } from '@/api/warnings'
import { noOwner, type warningList } from '@/contract/warnings'
import type { ListFilter } from '@/screens/shared/list/filter/list-filter'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { kindWords, severityWords, stateWords } from './warning-words'

type Filters = typeof warningList.filters

export function useWarningFilters(zone: string): readonly ListFilter<Filters>[] {
  const { formatMessage } = useIntl()
  const severities = useCodeWords(severityWords)
  const kinds = useCodeWords(kindWords)
  const states = useCodeWords(stateWords)
  const { data: merchants } = useQuery(merchantListQuery)
  const { data: owners } = useQuery(warningOwnersQuery)
  const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({
    value: id,
    label: name,
  })
  return [
    {
      kind: 'choices',
      name: 'state',
      label: formatMessage({ id: 'list.field.status' }),
      options: states.options(),
    },
    {
      kind: 'choices',
      name: 'severity',
      label: formatMessage({ id: 'warnings.column.severity' }),
      options: severities.options(),
    },
    {
      kind: 'choices',
      name: 'kind',
      label: formatMessage({ id: 'warnings.column.kind' }),
      options: kinds.options(),
    },
    {
      kind: 'choice',
      name: 'merchant_id',
      label: formatMessage({ id: 'list.field.merchant' }),
      options: (merchants ?? []).map(named),
    },
    {
      kind: 'choice',
      name: 'owner_id',
      label: formatMessage({ id: 'warnings.column.owner' }),
      options: [
        { value: noOwner, label: formatMessage({ id: 'warnings.owner.nobody' }) },
        ...(owners ?? []).map(named),
      ],
    },
    {
      kind: 'dates',
      from: 'from',
      to: 'to',
      zone,
      label: formatMessage({ id: 'warnings.column.lastAt' }),
    },
  ]
}
