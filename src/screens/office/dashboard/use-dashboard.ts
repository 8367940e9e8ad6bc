import { useQuery } from '@tanstack/react-query'
import { type DashboardQuestion, dashboardQuery } from '@/api/reports/dashboard'
import type { Dashboard } from '@/contract/reports/dashboard'
import { useDepartmentNames, useNamedAnswer } from '@/screens/shared/merchant/merchant-departments'

/** The figures, with departments named in the reader's language. */
export function useDashboard(question: DashboardQuestion) {
  const { merchant } = question
  const named = useNamedAnswer()
  const merchantsIn = ({ recent }: Dashboard) =>
    merchant === undefined ? recent.map((payment) => payment.merchant.id) : [merchant]
  const query = useQuery(named(dashboardQuery(question), merchantsIn))
  const { data } = query
  const nameOf = useDepartmentNames(data === undefined ? [] : merchantsIn(data))
  return { ...query, data: data && withNames(data, merchant, nameOf) }
}

/** Of all merchants the groups are merchants: their names are no department's. */
function withNames(
  data: Dashboard,
  merchant: string | undefined,
  nameOf: ReturnType<typeof useDepartmentNames>,
): Dashboard {
  const named = (name: string) => nameOf(name, merchant)
  return {
    ...data,
    limited_to: data.limited_to?.map(named) ?? null,
    groups: data.groups.map((group) => ({ ...group, name: named(group.name) })),
    recent: data.recent.map((payment) => ({
      ...payment,
      departments: payment.departments.map((name) => nameOf(name, payment.merchant.id)),
    })),
  }
}
