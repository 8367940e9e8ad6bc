import { useQuery } from '@tanstack/react-query'
import { billSearchQuery } from '@/api/bill-search'
import type { BillRow } from '@/contract/bill-search'
import type { Bill, Parcel } from '@/contract/bills'
import type { Department } from '@/contract/departments'
import { isSecondMissing } from '@/rules/second-fact'
import { useFacts } from './known-facts'

interface Answered {
  parcel: Parcel
  bill: Bill | null
}

export interface SeenBill extends Answered {
  /** Who knows a second fact may be told the rest. */
  hidden: boolean
  /** Facts were given that do not belong to this bill. */
  refused: boolean
  /** They could not be looked at. */
  failed: boolean
  checking: boolean
  retry: () => void
}

/**
 * A bill with what somebody may see of it. An address is one fact; whoever gave the second in the
 * search, or gives it here, asks the search with both and is shown what it tells.
 */
export function useSeenBill(answered: Answered, department: Department): SeenBill {
  const { parcel, bill } = answered
  const facts = useFacts(department.id)
  const { second } = department.search
  const hidden = bill?.masked === true && second !== undefined
  const given = hidden && !isSecondMissing('number', second, facts)
  const {
    data: latest,
    isPlaceholderData,
    isFetching,
    isError,
    refetch,
  } = useQuery({
    ...billSearchQuery(department.id, {
      by: 'number',
      q: parcel.account,
      year: bill?.year,
      ...facts,
    }),
    enabled: given,
  })
  const data = isPlaceholderData ? undefined : latest
  const row = given ? data?.data.find(({ parcel_id }) => parcel_id === parcel.id) : undefined
  return {
    ...(row === undefined ? answered : shown(answered, row)),
    hidden: hidden && row === undefined,
    refused: given && data !== undefined && row === undefined,
    failed: given && isError,
    checking: isFetching,
    retry: () => void refetch(),
  }
}

function shown({ parcel, bill }: Answered, { owner, address }: BillRow): Answered {
  const seen = { ...parcel, owner, address }
  if (bill === null) return { parcel: seen, bill }
  const { about } = bill
  const told = about.kind === 'utility' ? { ...about, service_address: address } : about
  return { parcel: seen, bill: { ...bill, parcel: seen, about: told, masked: false } }
}
