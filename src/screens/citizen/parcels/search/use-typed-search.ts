import { useEffect, useRef, useState } from 'react'
import { looksLikeCardNumber } from '@/contract/card-numbers'
import { isLongEnough } from '@/rules/bills/search-terms'

export interface Typed {
  q: string
  house: string
}

/** A search starts this long after the last key (product.md 2.0, "Lists"). */
const typingDelayMs = 300

interface TypedSearch {
  typed: Typed
  /** The term is too short to search for (specification §5). */
  tooShort: boolean
  /** A card number is typed, which is sent nowhere (product.md P5). */
  card: boolean
  /** Enter was pressed on what is typed now. */
  submitted: boolean
  type: (part: Partial<Typed>) => void
  /** Enter: without waiting. */
  submit: () => void
}

/**
 * The typed term; it reaches the address when typing pauses, so that a key press re-renders only
 * its field; without `live`, on Enter only. When the address changes otherwise (Back), the fields
 * follow.
 */
export function useTypedSearch(
  address: Readonly<Typed>,
  send: (typed: Typed) => void,
  live: boolean,
): TypedSearch {
  const [typed, setTyped] = useState<Typed>(address)
  const [tooShort, setTooShort] = useState(() => isTooShort(address.q))
  const [submitted, setSubmitted] = useState(false)
  const sent = useRef<Typed>(address)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const { q, house } = address
  useEffect(() => {
    if (q === sent.current.q && house === sent.current.house) return
    clearTimeout(timer.current)
    sent.current = { q, house }
    setTyped({ q, house })
    setTooShort(isTooShort(q))
  }, [q, house])

  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = (next: Typed) => {
    clearTimeout(timer.current)
    const term = next.q.trim()
    setTooShort(isTooShort(term))
    const wanted = isCard(next)
      ? { q: '', house: '' }
      : { q: isLongEnough(term) ? term : '', house: next.house.trim() }
    if (wanted.q === sent.current.q && wanted.house === sent.current.house) return
    sent.current = wanted
    send(wanted)
  }

  return {
    typed,
    tooShort,
    card: isCard(typed),
    submitted,
    type: (part) => {
      const next = { ...typed, ...part }
      setTyped(next)
      setSubmitted(false)
      clearTimeout(timer.current)
      if (live) timer.current = setTimeout(() => settle(next), typingDelayMs)
      else setTooShort(false)
    },
    submit: () => {
      settle(typed)
      setTooShort(!isLongEnough(typed.q))
      setSubmitted(true)
    },
  }
}

function isCard({ q, house }: Typed): boolean {
  return looksLikeCardNumber(q) || looksLikeCardNumber(house)
}

function isTooShort(term: string): boolean {
  return term.trim() !== '' && !isLongEnough(term)
}
