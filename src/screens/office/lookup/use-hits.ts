import { useQuery } from '@tanstack/react-query'
import { officeSearchQuery } from '@/api/bills/office-accounts'
import { hitKinds, type OfficeHits } from '@/contract/bills/office-search'
import { useDepartmentNames, useNamedAnswer } from '@/screens/shared/merchant/merchant-departments'

/** What the search finds, with departments named in the reader's language. */
export function useHits(search: Parameters<typeof officeSearchQuery>[0]) {
  const named = useNamedAnswer()
  const query = useQuery(named(officeSearchQuery(search), merchantsIn))
  const { data } = query
  const nameOf = useDepartmentNames(data === undefined ? [] : merchantsIn(data))
  return { ...query, data: data && withNames(data, nameOf) }
}

const merchantsIn = (hits: OfficeHits): string[] =>
  hitKinds.flatMap((kind) => hits[kind].rows.map(({ merchant }) => merchant.id))

function withNames(
  { bills, accounts, payments, permits }: OfficeHits,
  nameOf: ReturnType<typeof useDepartmentNames>,
): OfficeHits {
  const named = <Hit extends OfficeHits['bills' | 'accounts']['rows'][number]>(hit: Hit): Hit => ({
    ...hit,
    department: nameOf(hit.department, hit.merchant.id),
  })
  return {
    bills: { ...bills, rows: bills.rows.map(named) },
    accounts: { ...accounts, rows: accounts.rows.map(named) },
    payments: {
      ...payments,
      rows: payments.rows.map((hit) => ({
        ...hit,
        departments: hit.departments.map((name) => nameOf(name, hit.merchant.id)),
      })),
    },
    permits: { ...permits, rows: permits.rows.map(named) },
  }
}
