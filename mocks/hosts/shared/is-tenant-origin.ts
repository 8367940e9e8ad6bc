/**
 * Is this the origin of the root itself or of one of its subdomains, same protocol and port?
 * Nobody else may use the bridge or the card fields. Free of imports: both documents are small.
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
