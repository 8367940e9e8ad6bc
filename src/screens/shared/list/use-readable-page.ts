import { useEffect, useEffectEvent } from 'react'
import type { AddressValue } from '@/rules/addresses/address-search'

/** In an address a page is a number from 1. */
const isReadable = (page: AddressValue) => page === undefined || /^[1-9]\d*$/u.test(String(page))

/**
 * Takes a page that is no number out of the address, as `useExistingPage` replaces one that is
 * gone: the address says what is shown.
 */
export function useReadablePage(page: AddressValue, takeOut: () => void): void {
  const isWrong = !isReadable(page)
  const replace = useEffectEvent(takeOut)
  // Not after each render: a navigation renders the list again before it arrives.
  useEffect(() => {
    if (isWrong) replace()
  }, [isWrong])
}
