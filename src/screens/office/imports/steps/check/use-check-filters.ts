import { useIntl } from 'react-intl'
import type { checkList, CheckSummary } from '@/contract/imports/imports'
import type { ListFilter } from '@/screens/shared/list/filter/list-filter'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { codeWords, outcomeWords } from '@/screens/office/imports/import-words'

/** By outcome, and by the codes that this file has. */
export function useCheckFilters(
  check: CheckSummary | undefined,
): readonly ListFilter<typeof checkList.filters>[] {
  const { formatMessage } = useIntl()
  const outcomes = useCodeWords(outcomeWords)
  const codes = check?.codes ?? []
  return [
    {
      kind: 'choices',
      name: 'outcome',
      label: formatMessage({ id: 'imports.column.outcome' }),
      options: outcomes.options(),
    },
    ...(codes.length === 0
      ? []
      : [
          {
            kind: 'choices' as const,
            name: 'code' as const,
            label: formatMessage({ id: 'imports.column.code' }),
            options: codes.map((one) => ({
              value: one.code,
              label: `${one.code} ${formatMessage({ id: codeWords[one.code].name })}`,
              count: one.count,
            })),
          },
        ]),
  ]
}
