import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { paidElsewhere, type PaymentMade } from '@/state/paid-elsewhere'

/** The latest payment that another tab made while the calling screen was open. */
export function usePaidElsewhere(): PaymentMade | null {
  const { list } = useSnapshot(paidElsewhere)
  const [before] = useState(() => new Set(list.map(({ key }) => key)))
  return list.findLast(({ key }) => !before.has(key)) ?? null
}
