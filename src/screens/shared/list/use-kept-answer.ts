import { useState } from 'react'

/**
 * The shown answer: this query's, and until it arrives or if it fails the previous one, so that the
 * rows stay on the screen. `keepPreviousData` drops them when a call fails.
 */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const [kept, setKept] = useState(answer)
  if (answer !== undefined && answer !== kept) setKept(answer)
  return answer ?? kept
}
