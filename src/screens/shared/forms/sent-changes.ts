import { type ChangeOutcome, fetchChangeOutcome } from '@/api/change-outcome'
import type { GetKey } from '@/api/keyed-call'
import { isDecided, isSameInput, type Tried, tried } from '@/api/write'
import { keepOpenChange, type OpenChange, settleOpenChange } from '@/state/office/open-changes'

interface Begun {
  readonly take: GetKey
  /** null: the call takes no key. */
  readonly taken: () => OpenChange | null
}

/** The keys of a screen's changes, and what became of those whose answers were lost. */
export class SentChanges<Input> {
  /** Of this screen: its input is known, and may be sent with the same key again. */
  #own: { readonly key: string; readonly input: Input } | null = null

  /** The key of one change; it is remembered from the moment at which a request takes it. */
  begin(about: string, input: Input): Begun {
    let open: OpenChange | null = null
    const take = () => {
      if (about === '') throw new Error('A change with a key says what it is about')
      if (open === null) {
        const key = this.keyOf(input) ?? crypto.randomUUID()
        this.#own = { key, input }
        open = keepOpenChange(about, key)
      }
      return open.key
    }
    return { take, taken: () => open }
  }

  /** With which key this screen has sent the input; null: it has not, or knows its answer. */
  keyOf(input: Input): string | null {
    return this.#own !== null && isSameInput(this.#own.input, input) ? this.#own.key : null
  }

  isOwn(key: string): boolean {
    return this.#own?.key === key
  }

  /** The server has answered. */
  settle(about: string, open: Pick<OpenChange, 'key'> | null): void {
    if (open === null) return
    this.#own = null
    settleOpenChange(about, open.key)
  }

  async learn(about: string, key: string): Promise<ChangeOutcome> {
    const outcome = await fetchChangeOutcome(key)
    if (outcome.kind === 'made' || outcome.kind === 'not-made') this.settle(about, { key })
    // Where it is unknown, a second try goes with the same key: the host may keep it all the same.
    if (outcome.kind === 'cannot-tell') settleOpenChange(about, key)
    return outcome
  }
}

/** A change that no screen is left to ask about: after a lost answer it is asked about at once. */
export async function triedOnce(send: (key: GetKey) => Promise<unknown>): Promise<Tried<unknown>> {
  const key = crypto.randomUUID()
  const taken: string[] = []
  const result = await tried(
    send(() => {
      taken.push(key)
      return key
    }),
  )
  if (result.ok || taken.length === 0 || isDecided(result.failure)) return result
  const { kind } = await fetchChangeOutcome(key)
  return kind === 'made' ? { ok: true, answer: null } : result
}

/** The name under which a change is remembered; '' for calls that take no key. */
export const nameOf = <Input>(
  about: string | ((input: Input) => string) | undefined,
  input: Input,
): string => (typeof about === 'function' ? about(input) : (about ?? ''))
