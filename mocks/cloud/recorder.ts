import type { World } from '@mocks/world/create-world'
import type { ApplyContext, CallContext } from './context'
import { isCommand, type BoundCall } from './handler'
import type { JournalEntry, JournalStore, SkippedEntry } from './journal'
import { shownNetwork } from './network'
import type { Services } from './services'

/**
 * Another world replaced this one while a write waited for its turn: the request must be repeated.
 */
export class WorldReplaced extends Error {
  override readonly name = 'WorldReplaced'
}

/** Writes to the journal first and to the world second; plays old entries back the same way. */
export interface Recorder {
  readonly write: (
    call: BoundCall,
    params: Readonly<Record<string, string>>,
    context: () => CallContext,
    decide: (context: CallContext) => Promise<unknown>,
  ) => Promise<unknown>
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

export function createRecorder(
  world: World,
  journal: JournalStore,
  services: Services,
  callOf: (id: string) => BoundCall | undefined,
  /** Stored entries that cannot be read have the numbers before this one. */
  firstNumber: number,
): Recorder {
  const applied: JournalEntry[] = []
  let next = firstNumber
  let retired = false

  function apply(call: BoundCall | undefined, entry: JournalEntry): unknown {
    if (!call?.apply) throw new Error(`${entry.call} is no write`)
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
    return call.apply(context, entry.command)
  }

  return {
    write: (call, params, contextNow, decide) =>
      services.writes.take(async () => {
        if (retired) throw new WorldReplaced()
        const context = contextNow()
        const decided = await decide(context)
        if (!isCommand(decided)) return decided
        const entry: JournalEntry = {
          n: next,
          at: new Date(context.now).toISOString(),
          tenant: context.tenant?.merchant().sub_domain ?? null,
          principal: context.user?.id ?? null,
          network: shownNetwork(context.address),
          call: call.id,
          params: withoutSecrets(params, call.secretParams),
          command: decided.content,
          random: services.random(),
        }
        // A write that is not stored did not happen.
        await journal.append(entry)
        next = entry.n + 1
        const answer = apply(call, entry)
        applied.push(entry)
        return answer
      }),
    replay(entries) {
      const skipped: SkippedEntry[] = []
      for (const entry of entries) {
        next = Math.max(next, entry.n + 1)
        try {
          apply(callOf(entry.call), entry)
          applied.push(entry)
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
