import { ownValue } from '@/rules/own-value'

/** The tabs of the profile in their order, as the address names them: `?tab=security`. */
export const profileTabs = [
  'linked',
  'ebilling',
  'notifications',
  'history',
  'details',
  'security',
] as const
export type ProfileTab = (typeof profileTabs)[number]

/** Staff has only details and security: the others are about a citizen's own bills. */
export type CitizenTabName = Exclude<ProfileTab, 'details' | 'security'>
export const isCitizens = (tab: ProfileTab): tab is CitizenTabName =>
  tab !== 'details' && tab !== 'security'

/**
 * The filters of the history, not validated yet: `history-params` reads them where they are shown.
 */
const filters = ['from', 'to', 'department', 'status', 'q', 'page'] as const

export type ProfileParams = { readonly [Name in (typeof filters)[number]]?: string | undefined } & {
  readonly tab?: ProfileTab | undefined
  /** From the link in the mail to a new e-mail address. */
  readonly confirm?: string | undefined
}

const longestToken = 2_000
const longestWord = 64

/** Reads the search params and drops invalid values. */
export function readProfileParams(raw: Readonly<Record<string, unknown>>): ProfileParams {
  const tab = profileTabs.find((name) => name === raw['tab'])
  const words = filters.map((name) => [name, textIn(ownValue(raw, name), longestWord)] as const)
  return {
    // The details, which everyone has, are the address without a param.
    tab: tab === 'details' ? undefined : tab,
    confirm: textIn(raw['confirm'], longestToken),
    ...(tab === 'history' && Object.fromEntries(words)),
  }
}

function textIn(value: unknown, longest: number): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined
}
