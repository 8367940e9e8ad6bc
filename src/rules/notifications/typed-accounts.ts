interface TypedAccounts {
  readonly accounts: string[]
  /** How many were left out because they stand there already. */
  readonly doubled: number
}

/** The account numbers of a text that is typed or pasted, however they are separated. */
export function typedAccounts(text: string): TypedAccounts {
  const all = text
    .split(/[\r\n,;\t]+/u)
    .map((account) => account.trim().replaceAll(/^"|"$/gu, '').trim())
    .filter((account) => account !== '')
  const accounts = [...new Set(all)]
  return { accounts, doubled: all.length - accounts.length }
}
