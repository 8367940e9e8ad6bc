/** What a challenge was issued for. Its answer counts for nothing else. */
export interface ChallengePurpose {
  readonly action: 'sign-in' | 'receipt' | 'pay'
  /** The caller's network, as the host saw it. */
  readonly network: string
}

/**
 * The cloud's own challenge in place of reCAPTCHA (decision 20). Its answer is the issued text.
 * Every program can send that back, so a passed challenge never lifts a limit.
 */
export interface Challenges {
  issue(purpose: ChallengePurpose, now: number): string
  /** Issued for this purpose, not older than ten minutes and not spent. */
  isPassed(answer: string | null | undefined, purpose: ChallengePurpose, now: number): boolean
  /** Each answer counts once. */
  spend(answer: string | null | undefined): void
}

const lifetime = 10 * 60_000

export function createChallenges(random: () => string): Challenges {
  const issued = new Map<string, ChallengePurpose & { readonly at: number }>()
  return {
    issue(purpose, now) {
      // They are kept in the order of their age.
      for (const [text, { at }] of issued) {
        if (now - at < lifetime) break
        issued.delete(text)
      }
      const text = random()
      issued.set(text, { ...purpose, at: now })
      return text
    },
    isPassed(answer, { action, network }, now) {
      const own = issued.get(answer ?? '')
      return (
        own?.action === action &&
        own.network === network &&
        now >= own.at &&
        now - own.at < lifetime
      )
    },
    spend: (answer) => void issued.delete(answer ?? ''),
  }
}
