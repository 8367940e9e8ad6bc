import { useNow } from '@/screens/shared/payment/use-now'

/** Whole seconds until an instant of the app's clock; 0 from then on. */
export function useSecondsLeft(until: number): number {
  return Math.max(0, Math.ceil((until - useNow()) / 1000))
}
