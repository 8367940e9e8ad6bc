import type { World } from '@mocks/world/create-world'
import type { ApplyContext, CallContext } from './context'
import { isCommand, type BoundCall } from './handler'
import type { JournalEntry, JournalStore, SentKey, SkippedEntry } from './journal'
import { maskedAddress } from '@/rules/recaptcha/networks'
import { Refusal, Reply } from './reply'
import type { Services } from './services'

/**
 * Another world replaced this one while a write waited for its turn: the request must be repeated.
 */
export class WorldReplaced extends Error {
  override readonly name = 'WorldReplaced'
}

/** A call of the contract that writes, or an act of the panel. */
export interface Writer extends Pick<BoundCall, 'apply' | 'secretParams' | 'check'> {
  readonly id: JournalEntry['call']
}

/** What an entry says of where it comes from. */
type Origin = Pick<CallContext, 'now' | 'tenant' | 'user' | 'address'>

/** A write that waits for its turn. */
interface WaitingWrite<From extends Origin> {
  readonly call: Writer
  readonly params: Readonly<Record<string, string>>
  /** null: it has no key. */
  readonly sent: SentKey | null
  /** Throws what refuses the caller; asked in the write's own turn. */
  readonly context: () => From
  /** Answers an outcome, or a `Command`. */
  readonly decide: (context: From) => Promise<unknown>
}

/** Writes to the journal first and to the world second; plays old entries back the same way. */
export interface Recorder {
  readonly write: <From extends Origin>(waiting: WaitingWrite<From>) => Promise<unknown>
  /** Answers what could not be carried out; its numbers stay taken. */
  readonly replay: (entries: readonly JournalEntry[]) => readonly SkippedEntry[]
  /** What the world consists of beside its seed, in order. */
  readonly applied: () => readonly JournalEntry[]
  /** Nothing is written from here on. */
  readonly retire: () => void
}

function withoutSecrets(
  params: Readonly<Record<string, string>>,
  secret: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, secret.includes(name) ? '•••' : value]),
  )
}

/** An answer that cannot be given is a mistake in the change as well. */
function answered(call: Writer, outcome: unknown): unknown {
  if (outcome instanceof Refusal) return outcome
  const checked = call.check(outcome instanceof Reply ? outcome.answer : outcome)
  if ('problem' in checked) throw new Error(`${call.id} answers ${checked.problem}`)
  return outcome
}

export function createRecorder(
  world: World,
  journal: JournalStore,
  services: Services,
  callOf: (id: string) => Writer | undefined,
  /** Stored entries that cannot be read have the numbers before this one. */
  firstNumber: number,
): Recorder {
  const applied: JournalEntry[] = []
  let next = firstNumber
  let retired = false

  function apply(call: Writer | undefined, entry: JournalEntry): unknown {
    const change = call?.apply
    if (!change) throw new Error(`${entry.call} is no write`)
    const context: ApplyContext = {
      world,
      now: Date.parse(entry.at),
      at: entry.at,
      tenant: entry.tenant === null ? null : world.tenant(entry.tenant),
      user: entry.principal === null ? null : (world.users.get(entry.principal) ?? null),
      network: entry.network ?? null,
      random: entry.random,
      services,
    }
    const mails = services.outbox.length
    let outcome: unknown
    try {
      outcome = world.whollyOrNot(() => answered(call, change(context, entry.command)))
    } catch (error) {
      services.outbox.length = mails
      throw error
    }
    if (entry.sent) services.changes.keep(entry.principal ?? '', entry.sent, entry.at, outcome)
    applied.push(entry)
    return outcome
  }

  return {
    write: ({ call, params, sent, context: contextNow, decide }) =>
      services.writes.take(async () => {
        if (retired) throw new WorldReplaced()
        const context = contextNow()
        const first = sent && services.changes.answered(context.user?.id ?? '', sent)
        if (first) return first.outcome
        const decided = await decide(context)
        if (!isCommand(decided)) return decided
        const entry: JournalEntry = {
          n: next,
          at: new Date(context.now).toISOString(),
          tenant: context.tenant?.merchant().sub_domain ?? null,
          principal: context.user?.id ?? null,
          network: maskedAddress(context.address),
          call: call.id,
          params: withoutSecrets(params, call.secretParams),
          command: decided.content,
          random: services.random(),
          ...(sent && { sent }),
        }
        // A write that is not stored did not happen.
        await journal.append(entry)
        next = entry.n + 1
        try {
          return apply(call, entry)
        } catch (error) {
          // Neither did one that the world cannot take.
          await journal.remove(entry.n)
          throw error
        }
      }),
    replay(entries) {
      const skipped: SkippedEntry[] = []
      for (const entry of entries) {
        next = Math.max(next, entry.n + 1)
        try {
          apply(callOf(entry.call), entry)
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error)
          skipped.push({ n: entry.n, call: entry.call, reason })
        }
      }
      return skipped
    },
    applied: () => applied,
    retire: () => {
      retired = true
    },
  }
}
