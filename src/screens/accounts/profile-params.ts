/** The tabs of the profile, as the address names them: `?tab=security`. */
export const profileTabs = ['details', 'security'] as const
export type ProfileTab = (typeof profileTabs)[number]

export interface ProfileParams {
  tab?: ProfileTab | undefined
  /** From the link in the mail to a new e-mail address. */
  confirm?: string | undefined
}

const longestToken = 2_000

/** Reads whatever stands in the address; what makes no sense falls away. */
export function readProfileParams(raw: Readonly<Record<string, unknown>>): ProfileParams {
  const { tab, confirm } = raw
  const isToken = typeof confirm === 'string' && confirm !== '' && confirm.length <= longestToken
  return {
    // The first tab is the address without a word.
    tab: tab === 'security' ? tab : undefined,
    confirm: isToken ? confirm : undefined,
  }
}
