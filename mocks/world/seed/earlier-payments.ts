import type { Department } from '@/contract/departments/departments'
import { businessDaysAfter, postingDate } from '@/rules/time/business-days'
import { addDays, plainDateIn } from '@/rules/time/dates'
import { bankHolidays } from '@/rules/time/holidays'
import type { Random } from '@mocks/lib/random'
import type { MerchantRow } from '../merchants'
import type { PaymentRow } from '@mocks/world/payments/payments'
import {
  eveningOf,
  type Moment,
  type OpenBills,
  type PaymentChance,
  paymentFor,
  type Special,
} from './payments'

/**
 * Payments of the eight weeks before the last three posting days: the office's numbers have
 * something to be compared with. All of them are long posted.
 */
const firstDay = '2026-04-06'
const lastDay = '2026-05-27'
/** Once for all: working them out is most of what a payment's dates cost. */
const holidays = bankHolidays(2026)
/** Bills of a month are not out before. */
const firstDayOfMonthly = '2026-05-11'

/** One open bill of so many was paid; these two towns are shown most. */
const busy = ['miamicounty', 'tiffin']
const shareOf = (merchant: MerchantRow) => (busy.includes(merchant.sub_domain) ? 3 : 5)

export function earlierPayments(
  merchant: MerchantRow,
  departments: readonly Department[],
  openOf: OpenBills,
  chance: PaymentChance,
  seed: string,
  paid: readonly PaymentRow[],
): PaymentRow[] {
  const { random } = chance
  const gone = new Set(paid.flatMap((row) => row.items.map((item) => item.id)))
  return departments.flatMap((department) =>
    (openOf.get(department.id) ?? [])
      .filter((bill) => !bill.installments.some((part) => gone.has(part.id)))
      .filter((_, index) => index % shareOf(merchant) === 1)
      .flatMap((bill) => {
        const monthly = bill.installments.some((part) => part.cycle === 'M')
        const from = monthly ? firstDayOfMonthly : firstDay
        const momentOf = () => momentAfter(from, merchant.time_zone, department, random)
        const special = { ...outcomeOf(random), channel: channelOf(merchant, random) }
        return paymentFor({ merchant, department, bill, chance, seed, momentOf }, special) ?? []
      }),
  )
}

function momentAfter(from: string, zone: string, department: Department, random: Random): Moment {
  const day = workdayMostly(from, random)
  // From seven in the morning to half past ten at night, by a clock that shows UTC−4.
  const minutes = random.integer((7 + 4) * 60, (22 + 4) * 60 + 30)
  const made = Date.parse(`${day}T00:00:00.000Z`) + minutes * 60_000
  const posting = postingDate(made, zone, department.payment_settings.cutoff, holidays)
  return {
    at: new Date(made).toISOString(),
    credit_date: plainDateIn(zone, made),
    posting_date: posting,
    posts_at: eveningOf(posting),
    clears_at: eveningOf(businessDaysAfter(posting, 5, holidays)),
  }
}

/** More as the due dates come near, and less at weekends. */
function workdayMostly(from: string, random: Random): string {
  const span = (Date.parse(lastDay) - Date.parse(from)) / 86_400_000
  const draw = () => addDays(from, Math.max(random.integer(0, span), random.integer(0, span)))
  const day = draw()
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return (weekday === 0 || weekday === 6) && random.chance(0.6) ? draw() : day
}

function outcomeOf(random: Random): Special {
  if (!random.chance(0.05)) return {}
  return random.chance(0.7)
    ? {
        tender: 'card',
        outcome: 'declined',
        problem: { code: 'declined', reason: 'contact_bank' },
        auth_code: null,
      }
    : { tender: 'card', outcome: 'timed_out', problem: { code: 'timed_out' }, auth_code: null }
}

function channelOf(merchant: MerchantRow, random: Random): PaymentRow['channel'] {
  if (!merchant.enableTerminal) return 'online'
  return random.pick([
    'online',
    'online',
    'online',
    'online',
    'online',
    'online',
    'counter',
    'terminal',
  ])
}
