/** What a person may read of an address: `203.0.113.0/24`, `2001:db8:1:2::/64`; null: no address. */
export function shownNetwork(address: string): string | null {
  const network = networkOf(address)
  if (network.endsWith('::/64')) return network
  const [, first] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network) ?? []
  return first === undefined ? null : `${first}.0/24`
}

/**
 * The network that an address belongs to. One customer of a provider has at least a /64 of IPv6
 * addresses and takes a new one at will, so only the first four groups count.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%')
  if (!plain.includes(':')) return plain
  const asIpv4 = /^::ffff:(\d+(?:\.\d+){3})$/.exec(plain)
  if (asIpv4) return asIpv4[1] ?? plain
  const [head = '', tail] = plain.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const first = groups(head)
  const last = groups(tail ?? '')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last]
  const network = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}
