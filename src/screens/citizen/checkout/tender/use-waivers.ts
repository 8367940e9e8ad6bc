import { useQueries, useQuery } from '@tanstack/react-query'
import { billQuery } from '@/api/bills/bills'
import { departmentsQuery } from '@/api/departments/departments'
import type { CartItem } from '@/rules/cart/cart'

/** A court's statement, and the tickets in the cart that it covers. */
export interface Waiver {
  version: string
  text: string
  accounts: string[]
}

export interface WaiversAsked {
  /** null while loading. */
  known: Waiver[] | null
  error: Error | null
  pending: boolean
  retry: () => void
}

/** The statements that must be accepted for these items, read from the court's current bills. */
export function useWaivers(items: readonly CartItem[]): WaiversAsked {
  const { data: departments } = useQuery(departmentsQuery)
  const courts = new Set(departments?.filter(({ bills }) => bills === 'court').map(({ id }) => id))
  const tickets = items.flatMap(({ id, department_id, parcel_id, year }) =>
    parcel_id !== null && courts.has(department_id) ? [{ id, department_id, parcel_id, year }] : [],
  )
  return useQueries({
    queries: tickets.map(({ id: item, department_id, parcel_id, year }) => ({
      ...billQuery(department_id, parcel_id, String(year), { item }, { quiet: true }),
      staleTime: 0,
    })),
    combine: (answers) => {
      const waivers = new Map<string, Waiver>()
      for (const { data } of answers) {
        const about = data?.bill?.about
        if (about?.kind !== 'court' || about.waiver === null) continue
        const { version, text } = about.waiver
        const accounts = waivers.get(version)?.accounts ?? []
        waivers.set(version, { version, text, accounts: [...accounts, about.citation] })
      }
      const missing = answers.some(({ data }) => data === undefined)
      return {
        known: departments === undefined || missing ? null : [...waivers.values()],
        error: missing ? (answers.find(({ error }) => error !== null)?.error ?? null) : null,
        pending: answers.some(({ isFetching }) => isFetching),
        retry: () => void Promise.all(answers.map((answer) => answer.refetch())),
      }
    },
  })
}
