import { groupsOf, plainAddress } from '@/rules/recaptcha/networks'

/** All calls of a browser come from this one, which is on no network. */
export const browserAddress = '198.18.7.24'

/**
 * The network that an address belongs to. One customer of a provider has at least a /64 of IPv6
 * addresses and takes a new one at will, so only the first four groups count.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  return plain.includes(':') ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}
