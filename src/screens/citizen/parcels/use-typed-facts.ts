import { useEffect, useRef, useState } from 'react'
import { looksLikeCardNumber } from '@/contract/card-numbers'
import type { GivenFacts } from '@/rules/bills/second-fact'
import { keepFacts } from './known-facts'

/** As for the number: a search starts this long after the last key (product.md 2.0, "Lists"). */
const typingDelayMs = 300
/** A partial name counts as a wrong fact, and their number is limited. */
const nameDelayMs = 900

/** The typed second facts; updated when typing pauses, so that a key press makes no call. */
export function useTypedFacts(departmentId: string, kept: GivenFacts) {
  const [typed, setTyped] = useState<GivenFacts>(kept)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const keep = (next: GivenFacts) => {
    clearTimeout(timer.current)
    if (!hasCard(next)) keepFacts(departmentId, trimmed(next))
  }
  return {
    typed,
    card: hasCard(typed),
    type: (part: GivenFacts) => {
      const next = { ...typed, ...part }
      setTyped(next)
      clearTimeout(timer.current)
      const delay = part.name === undefined ? typingDelayMs : nameDelayMs
      timer.current = setTimeout(() => keep(next), delay)
    },
    /** Enter: without waiting. */
    settle: () => keep(typed),
  }
}

export function hasCard(facts: GivenFacts): boolean {
  return Object.values(facts).some((text) => text !== undefined && looksLikeCardNumber(text))
}

/** Blank fields are absent. */
export function trimmed({ name, zip, born }: GivenFacts): GivenFacts {
  const said = (text: string | undefined) => text?.trim() || undefined
  return { name: said(name), zip: said(zip), born: said(born) }
}
