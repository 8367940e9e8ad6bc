import { useFormats } from '@/i18n/format'

/** Shows a time of day that has no date and no zone: `09:00` as `9:00 AM`; what is no time stays. */
export function useClockTime(): (at: string) => string {
  const { time } = useFormats()
  return (at) => (/^\d\d:\d\d$/u.test(at) ? time(`2026-01-01T${at}:00Z`, 'UTC') : at)
}
