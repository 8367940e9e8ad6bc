import { looksLikeCardNumber } from '@/contract/card-numbers'
import { longest } from '@/contract/wire'

/**
 * The name under which the server keeps a file: as it is, or shortened before its ending, or without
 * the digits of what looks like a card number.
 */
export function keptFileName(name: string): string {
  const short = shortened(name)
  return looksLikeCardNumber(short) ? short.replaceAll(/\p{Nd}/gu, 'x') : short
}

function shortened(name: string): string {
  if (name.length <= longest.name) return name
  const [ending = ''] = /\.[^.]{1,5}$/u.exec(name) ?? []
  const kept = name.slice(0, longest.name - ending.length - 1)
  // Half a character may be left.
  return `${kept.replace(/\p{Surrogate}$/u, '')}…${ending}`
}
