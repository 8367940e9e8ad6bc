/**
 * The search params of an office page: text as read from the address, and what a link writes there.
 */
export type AddressSearch = Readonly<Record<string, string | number | boolean | undefined>>

/**
 * Accepts any params. The screen reads them by the description of its list, which citizens would
 * have to download if the route did.
 */
export function addressSearch(search: Readonly<Record<string, unknown>>): AddressSearch {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, value]]
        : [],
    ),
  )
}
