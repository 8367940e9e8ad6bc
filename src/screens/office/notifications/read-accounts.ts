import { mostAccounts } from '@/contract/notification-fields'

/** Account numbers of a list: one a line, of a CSV file the first column, without its heading. */
export function accountsIn(text: string): string[] {
  const first = text
    .split(/\r?\n/u)
    .map((line) => (line.split(/[,;\t]/u)[0] ?? '').trim().replaceAll(/^"|"$/gu, ''))
    .filter((account) => account !== '')
  const rows = first.filter((account, index) => index > 0 || /\d/u.test(account))
  return [...new Set(rows)].slice(0, mostAccounts)
}

const mostBytes = 1_000_000

/** No more of it than a list can have. */
export const readFileText = (file: File): Promise<string> => file.slice(0, mostBytes).text()
