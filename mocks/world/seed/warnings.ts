import type { MerchantRow } from '../merchants'
import { personaNamed, type PersonaName } from '../personas'
import { eventOf, type WarningRow } from '../warnings'
import { personaUserId } from './users'
import { past, type Done, type Past } from './past-warnings'

/** What went wrong before the world began. Payments without an answer are worked out from the books. */

const person = (name: PersonaName) => ({ id: personaUserId(name), name: personaNamed(name).name })

function historyOf(first: string, done: readonly Done[]): WarningRow['history'] {
  return [
    eventOf(first, 'raised'),
    ...done.map(({ at, event, by, to, note }) =>
      eventOf(at, event, {
        by: by === undefined ? null : person(by),
        to: to === undefined ? null : person(to),
        note: note ?? '',
      }),
    ),
  ]
}

/** As the last event left it. */
function stateOf(done: readonly Done[]): WarningRow['state'] {
  const last = done.findLast(({ event }) => event !== 'assigned')?.event
  if (last === 'closed' || last === 'resolved') return 'closed'
  return last === 'acknowledged' ? 'acknowledged' : 'open'
}

/** Who acknowledges one owns it, until another owner is named. */
function ownerOf(done: readonly Done[]): string | null {
  const last = done.findLast(({ event }) => event === 'assigned' || event === 'acknowledged')
  const name = last?.event === 'assigned' ? last.to : last?.by
  return name === undefined ? null : personaUserId(name)
}

function subjectOf({ subject }: Past, merchant: MerchantRow | null): WarningRow['subject'] {
  if (subject !== undefined) return { ...subject }
  return { kind: 'merchant', id: merchant?.id ?? '', name: merchant?.name ?? '' }
}

export const warningRows = (merchants: readonly MerchantRow[]): WarningRow[] =>
  past.map((one, index) => {
    const { kind, facts = {}, count = 1, first, last = first, done = [] } = one
    const merchant = merchants.find(({ sub_domain: label }) => label === one.merchant) ?? null
    return {
      id: String(index + 1),
      kind,
      merchant_id: merchant?.id ?? null,
      subject: subjectOf(one, merchant),
      facts: { ...facts },
      count,
      first_at: first,
      last_at: last,
      state: stateOf(done),
      owner_id: ownerOf(done),
      history: historyOf(first, done),
    }
  })
