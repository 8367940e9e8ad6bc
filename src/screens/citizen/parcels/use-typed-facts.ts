import { useEffect, useRef, useState } from 'react'
import { looksLikeCardNumber } from '@/rules/payments/cards'
import type { GivenFacts } from '@/rules/bills/second-fact'
import { keepFacts } from './known-facts'

/** As for the number: a search starts this long after the last key (product.md 2.0, "Lists"). */
const typingDelayMs = 300
/** Half a name that is sent is a wrong fact, and only so many of them are answered. */
const nameDelayMs = 900

/** What is typed beside the number; kept when the typing pauses, so that a key press asks nothing. */
export function useTypedFacts(department: string, kept: GivenFacts) {
  const [typed, setTyped] = useState<GivenFacts>(kept)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const keep = (next: GivenFacts) => {
    clearTimeout(timer.current)
    if (!hasCard(next)) keepFacts(department, trimmed(next))
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
    /** Enter: at once. */
    settle: () => keep(typed),
  }
}

export function hasCard(facts: GivenFacts): boolean {
  return Object.values(facts).some((text) => text !== undefined && looksLikeCardNumber(text))
}

/** What is blank was not said. */
export function trimmed({ name, zip, born }: GivenFacts): GivenFacts {
  const said = (text: string | undefined) => text?.trim() || undefined
  return { name: said(name), zip: said(zip), born: said(born) }
}
