import type { Covering } from '@/contract/recaptcha/recaptcha-blocks'

/**
 * The networks of visitors. What people read of an address is its network: the last part of an IPv4
 * address, and all but the first 48 bits of an IPv6 address, stay hidden.
 */

/** `203.0.113.0/24`, `2001:db8:1::/48`; null: no address. */
export function maskedAddress(address: string): string | null {
  const plain = plainAddress(address)
  if (plain.includes(':')) return `${groupsOf(plain).slice(0, 3).join(':')}::/48`
  const [, first] = /^(\d+\.\d+\.\d+)\.\d+$/u.exec(plain) ?? []
  return first === undefined ? null : `${first}.0/24`
}

/** Lower case, without a zone; an IPv4 address as such, also where IPv6 wraps it. */
export function plainAddress(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%')
  const [, wrapped] = /^::ffff:(\d+(?:\.\d+){3})$/u.exec(plain) ?? []
  return wrapped ?? plain
}

/** The eight groups of an IPv6 address, without leading zeros. */
export function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const first = groups(head)
  const last = groups(tail ?? '')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last]
  return all.map((group) => group.replace(/^0+(?=.)/u, ''))
}

interface Covered {
  readonly address: string
  readonly covers: Covering
}

/** Whether a block of this address is for that visitor. */
export function isCovered({ address, covers }: Covered, visitor: string): boolean {
  if (covers === 'address') return plainAddress(address) === plainAddress(visitor)
  const network = maskedAddress(address)
  return network !== null && network === maskedAddress(visitor)
}
