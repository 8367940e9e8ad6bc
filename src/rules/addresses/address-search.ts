/**
 * The search params of an office page: text as read from the address, and what a link writes there.
 */
export type AddressSearch = Readonly<Record<string, AddressValue>>

export type AddressValue = string | number | boolean | undefined

/** The params of `Search` before a page has read them: any may be missing or make no sense. */
export type UnreadSearch<Search> = { readonly [Name in keyof Search]?: AddressValue }

/** A Standard Schema (standardschema.dev); its `types` are there for the compiler alone. */
export interface SearchSchema<Search> {
  readonly '~standard': {
    readonly types?: { readonly input: Partial<Search>; readonly output: UnreadSearch<Search> }
    readonly validate: (search: unknown) => { readonly value: AddressSearch }
  }
}

/**
 * The search params of a route, for the compiler: `validateSearch: searchOf<UsersSearch>()` lets
 * links give these and no others. While it runs it accepts any params: the page reads them by the
 * description of its list, which citizens would have to download if the route did.
 */
export function searchOf<Search extends object>(): SearchSchema<Search> {
  return {
    '~standard': {
      validate: (search) => ({
        value: addressSearch({ ...(typeof search === 'object' && search) }),
      }),
    },
  }
}

/** Leaves out what is no value of an address. */
export function addressSearch(search: Readonly<Record<string, unknown>>): AddressSearch {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, value]]
        : [],
    ),
  )
}
