import type { PlainDate } from '../time/dates'

interface Dated<Settings> {
  readonly payment_settings: Settings
  readonly scheduled?:
    | { readonly from: PlainDate; readonly payment_settings: Settings }
    | null
    | undefined
}

/** The settings that count on a day: the scheduled ones from their first day on. */
export function settingsOn<Settings>(date: PlainDate, row: Dated<Settings>): Settings {
  const { scheduled } = row
  return scheduled && date >= scheduled.from ? scheduled.payment_settings : row.payment_settings
}

/** What is still to come on a day; null: nothing. */
export function scheduledOn<Settings>(
  date: PlainDate,
  { scheduled }: Dated<Settings>,
): { readonly from: PlainDate; readonly payment_settings: Settings } | null {
  return scheduled && date < scheduled.from ? scheduled : null
}
