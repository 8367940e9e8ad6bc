import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { looksLikeCardNumber } from '@/contract/card-numbers'
import { type Draft, draftFor } from '@/state/office/drafts'

/**
 * The draft of a form of the office, by its address and user (decision 4). `name` tells forms of one
 * address apart. Only fields that `sample` has, of the same kinds, are read.
 */
export function useFormDraft<Fields extends object>(name: string, sample: Fields): Draft<Fields> {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [draft] = useState(() => formDraft(`${path} ${name}`, sample))
  return draft
}

function formDraft<Fields extends object>(route: string, sample: Fields): Draft<Fields> {
  return safeDraft(
    draftFor(
      route,
      v.custom<Fields>((value) => isLike(value, sample)),
    ),
  )
}

/** A draft that keeps no secrets. */
export function safeDraft<Fields extends object>(draft: Draft<Fields>): Draft<Fields> {
  return {
    read: draft.read,
    readOver: draft.readOver,
    keep: (fields, over) => draft.keep(withoutSecrets(fields), over && withoutSecrets(over)),
    forget: (saved) => draft.forget(saved && withoutSecrets(saved)),
  }
}

/** Whether a kept value has the fields of a form; a field without a value may have got one. */
export function isLike(value: unknown, sample: object): boolean {
  if (typeof value !== 'object' || value === null) return false
  const kinds = new Map(Object.entries(value).map(([name, part]) => [name, kindOf(part)]))
  return Object.entries(sample).every(([name, part]) => {
    const kind = kinds.get(name)
    return kind !== undefined && [kind, kindOf(part)].includes('none')
      ? true
      : kind === kindOf(part)
  })
}

function kindOf(value: unknown): string {
  return value === null ? 'none' : Array.isArray(value) ? 'list' : typeof value
}

const secretNames = /password|secret|token|pin$/iu

/** Never a password, a token or a card number, in whichever field they were typed (decision 4). */
function withoutSecrets<Fields extends object>(fields: Fields): Fields {
  const copy = structuredClone(fields)
  clean(copy)
  return copy
}

function clean(part: object): void {
  const values: readonly [string, unknown][] = Object.entries(part)
  for (const [name, value] of values) {
    if (typeof value === 'object' && value !== null) clean(value)
    else if (typeof value === 'string' && (secretNames.test(name) || looksLikeCardNumber(value))) {
      Object.assign(part, { [name]: '' })
    }
  }
}
