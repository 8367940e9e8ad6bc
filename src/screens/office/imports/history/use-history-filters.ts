import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { ImportKind, importList } from '@/contract/imports/imports'
import { isDepartmentOfKind } from '@/rules/imports/department-kind'
import type { ListFilter } from '@/screens/shared/list/filter/list-filter'
import { useMerchantDepartmentsQuery } from '@/screens/shared/merchant/merchant-departments'
import { useSite } from '@/screens/shared/merchant/site'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { stateWords } from '@/screens/office/imports/import-words'

type Filter = ListFilter<typeof importList.filters>

interface HistoryFiltersOptions {
  kind: ImportKind
  merchant: string | undefined
  ofDepartments: boolean
}

export function useHistoryFilters({
  kind,
  merchant,
  ofDepartments,
}: HistoryFiltersOptions): readonly Filter[] {
  const { formatMessage } = useIntl()
  const { isTenant } = useSite()
  const states = useCodeWords(stateWords)
  const { data = [] } = useQuery({
    ...useMerchantDepartmentsQuery(merchant),
    enabled: isTenant || merchant !== undefined,
  })
  const departments = ofDepartments ? data.filter((one) => isDepartmentOfKind(one, kind)) : []
  const department: Filter = {
    kind: 'choice',
    name: 'department_id',
    label: formatMessage({ id: 'list.field.department' }),
    options: departments.map(({ id, name }) => ({ value: id, label: name })),
  }
  const state: Filter = {
    kind: 'choices',
    name: 'state',
    label: formatMessage({ id: 'list.field.status' }),
    options: states.options(),
  }
  return departments.length > 1 ? [department, state] : [state]
}
