/** The tabs of the profile, as the address names them: `?tab=security`. */
export const profileTabs = [
  'details',
  'linked',
  'ebilling',
  'notifications',
  'history',
  'security',
] as const
export type ProfileTab = (typeof profileTabs)[number]

/** Staff has details and security alone: the others are about bills of one's own. */
export type CitizenTabName = Exclude<ProfileTab, 'details' | 'security'>
export const isCitizens = (tab: ProfileTab): tab is CitizenTabName =>
  tab !== 'details' && tab !== 'security'

/** What the history is narrowed to, not yet believed: `history-params` reads it where it is shown. */
const filters = ['from', 'to', 'department', 'status', 'q', 'page'] as const

export type ProfileParams = { readonly [Name in (typeof filters)[number]]?: string | undefined } & {
  readonly tab?: ProfileTab | undefined
  /** From the link in the mail to a new e-mail address. */
  readonly confirm?: string | undefined
}

const longestToken = 2_000
const longestWord = 64

/** Reads whatever stands in the address; what makes no sense falls away. */
export function readProfileParams(raw: Readonly<Record<string, unknown>>): ProfileParams {
  const tab = profileTabs.find((name) => name === raw['tab'])
  const words = filters.map((name) => [name, textIn(raw[name], longestWord)] as const)
  return {
    // The first tab is the address without a word.
    tab: tab === 'details' ? undefined : tab,
    confirm: textIn(raw['confirm'], longestToken),
    ...(tab === 'history' && Object.fromEntries(words)),
  }
}

/** A router reads digits as a number. */
function textIn(value: unknown, longest: number): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text !== '' && text.length <= longest ? text : undefined
}
