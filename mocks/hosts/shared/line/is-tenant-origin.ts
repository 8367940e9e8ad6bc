/**
 * Whether this is the origin of the root or of one of its subdomains, with the same protocol and
 * port. No other may use the bridge or the card fields. Free of imports: both documents are small.
 */
export function isTenantOrigin(
  origin: string,
  root: Readonly<{ protocol: string; host: string }>,
): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, host, origin: exact } = new URL(origin)
  if (exact !== origin || protocol !== root.protocol) return false
  return host === root.host || host.endsWith(`.${root.host}`)
}
