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
