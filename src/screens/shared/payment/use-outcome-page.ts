import { useEffect } from 'react'
import { outcomePage } from '@/state/cart/payments-in-flight'

/** This page stays when the site is switched off meanwhile: it tells what became of a payment. */
export function useOutcomePage(): void {
  useEffect(() => {
    outcomePage.isShown = true
    return () => {
      outcomePage.isShown = false
    }
  }, [])
}
