import { useState } from 'react'

/**
 * The answer to show: this question's, and until it comes or where it fails the one before, so that
 * the rows stay on the screen. `keepPreviousData` forgets them when a call fails.
 */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const [kept, setKept] = useState(answer)
  if (answer !== undefined && answer !== kept) setKept(answer)
  return answer ?? kept
}
