import { useState } from 'react'
import { looksLikeCardNumber } from '@/contract/card-numbers'
import type { GivenFacts } from '@/rules/bills/second-fact'
import { keepFacts } from './known-facts'

/** The typed second facts. They count from the button on: wrong ones are limited in number. */
export function useTypedFacts(departmentId: string, kept: GivenFacts) {
  const [typed, setTyped] = useState<GivenFacts>(kept)
  return {
    typed,
    card: hasCard(typed),
    type: (part: GivenFacts) => setTyped({ ...typed, ...part }),
    keep: () => {
      if (!hasCard(typed)) keepFacts(departmentId, trimmed(typed))
    },
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
