import { useEffect } from 'react'
import { type Refusal, usedUpCard } from './refusal'
import { type CardFields, useCardFields } from './use-card-fields'

export interface CardPressed {
  readonly token: string
  readonly expiry: string | null
}

/** The hosted fields with their press: the card is charged once it is due, and renewed once used. */
export function useCardCharge(
  refusal: Refusal | null,
  charge: (card: CardPressed) => void,
): CardFields {
  const fields = useCardFields()
  const { entry, send } = fields

  useEffect(() => {
    if (refusal && usedUpCard(refusal)) send({ type: 'renewed' })
  }, [refusal, send])

  useEffect(() => {
    if (entry.press !== 'due' || entry.card === null) return
    send({ type: 'charged' })
    charge({ token: entry.card.token, expiry: entry.card.expiry })
    // A press uses the state of the moment when its card becomes due.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [entry.press])

  return fields
}
