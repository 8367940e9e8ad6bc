import { type VariableName, variableNames } from '@/contract/notifications/notification-message'
import type { NotificationKind } from '@/rules/constants'

/** Variables of a notification: `{{first_name}}` in a text (product.md A20). */

interface Scope {
  readonly type: NotificationKind
  readonly channel: 'email' | 'banner'
}

/** Only mails about a bill know one, and a banner does not know who reads it. */
export function variablesOf({ type, channel }: Scope): readonly VariableName[] {
  if (type === 'BILLING') return variableNames
  return channel === 'banner' ? [] : ['first_name', 'unsubscribe_link']
}

export const linkVariables: readonly VariableName[] = ['pay_link', 'unsubscribe_link']

export const isVariable = (name: string): name is VariableName =>
  variableNames.some((known) => known === name)

type TextPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'variable'; readonly name: VariableName }

export type VariableProblem = {
  /** `unfit`: there is such a variable, but not in a notification of this type. */
  readonly kind: 'unknown' | 'nested' | 'half' | 'unfit'
  /** The piece that is wrong, as it was written. */
  readonly text: string
}

const longestQuote = 40

interface Split {
  readonly pieces: readonly TextPiece[]
  readonly problems: readonly VariableProblem[]
}

/** A text at its variables. What is no whole, known variable stays text, and is a problem. */
export function splitText(text: string, allowed: readonly VariableName[] = variableNames): Split {
  const pieces: TextPiece[] = []
  const problems: VariableProblem[] = []
  let at = 0
  const keep = (to: number) => {
    if (to > at) pieces.push({ kind: 'text', text: text.slice(at, to) })
    at = to
  }
  const refuse = (kind: VariableProblem['kind'], from: number, to: number) => {
    problems.push({ kind, text: text.slice(from, Math.min(to, from + longestQuote)) })
  }
  for (let look = 0; look < text.length;) {
    const opened = placeOf(text, '{{', look)
    const closed = placeOf(text, '}}', look)
    if (opened === text.length && closed === text.length) break
    if (closed < opened) {
      refuse('half', Math.max(0, closed - 10), closed + 2)
      look = closed + 2
      continue
    }
    const inner = placeOf(text, '{{', opened + 2)
    if (closed === text.length) {
      refuse('half', opened, text.length)
      break
    }
    if (inner < closed) {
      const end = lastClosing(text, closed)
      refuse('nested', opened, end)
      look = end
      continue
    }
    const name = text.slice(opened + 2, closed).trim()
    const end = closed + 2
    if (!isVariable(name)) refuse('unknown', opened, end)
    else if (!allowed.includes(name)) refuse('unfit', opened, end)
    else {
      keep(opened)
      pieces.push({ kind: 'variable', name })
      at = end
    }
    look = end
  }
  keep(text.length)
  return { pieces, problems }
}

/** Where it stands from there on; the end of the text: nowhere. */
function placeOf(text: string, wanted: string, from: number): number {
  const found = text.indexOf(wanted, from)
  return found < 0 ? text.length : found
}

/** Behind the closing marks that follow each other: of `{{a {{b}}}}` the end. */
function lastClosing(text: string, closed: number): number {
  let end = closed + 2
  while (text.startsWith('}}', end)) end += 2
  return end
}

export const variableText = (name: VariableName): string => `{{${name}}}`
