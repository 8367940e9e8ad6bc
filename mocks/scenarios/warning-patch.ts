import type { World } from '@mocks/world/create-world'
import type { WarningRow } from '@mocks/world/warnings'

/** A wave of declined cards in the county, all within the last twenty minutes; the next one is noticed. */
export function addDeclinedCards(world: World): void {
  const payments = world.tenant('miamicounty')?.payments
  const [declined] = payments?.held(({ outcome }) => outcome === 'declined') ?? []
  if (!payments || !declined) return
  for (let number = 1; number <= 7; number += 1) {
    const at = new Date(Date.UTC(2026, 5, 1, 13, 40 + 2 * number)).toISOString()
    payments.insert({
      ...declined,
      id: `declined-card-${number}`,
      receipt_id: `receipt-of-declined-${number}`,
      office_id: `declined-${number}`,
      confirmation: `CT-DCLN-${String(number).padStart(4, '0')}`,
      at,
      clears_at: at,
      last4: String(1_000 + 137 * number),
      payer: { ...declined.payer, name: 'A. Tester', email: `tester-${number}@example.com` },
    })
  }
}

const many = 100_000

/** A hundred thousand warnings more: those of the seed again and again, each an hour older. */
export function addManyWarnings({ warnings }: World): void {
  const seeded = warnings.all()
  const rows: WarningRow[] = []
  for (let number = warnings.size + 1; number <= many; number += 1) {
    const row = seeded[number % seeded.length]
    if (!row) return
    const earlier = (at: string) => new Date(Date.parse(at) - number * 3_600_000).toISOString()
    rows.push({
      ...row,
      id: String(number),
      subject: { ...row.subject, id: `${row.subject.id}-${number}` },
      first_at: earlier(row.first_at),
      last_at: earlier(row.last_at),
      history: row.history.map((event) => ({ ...event, at: earlier(event.at) })),
    })
  }
  warnings.load(rows)
}
