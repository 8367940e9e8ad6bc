import { synonymsOf } from '@/rules/imports/column-synonyms'
import { headingKey } from '@/rules/imports/match-columns'
import { contentOf } from '@/rules/imports/reading/content'
import { csvRecords } from '@/rules/imports/reading/csv-records'
import { dialectOf } from '@/rules/imports/reading/dialect'
import { isBlank } from '@/rules/imports/reading/records'
import { UnreadableFile } from '@/rules/imports/reading/unreadable-file'
import { mostFileBytes } from './most-file-bytes'

export type AccountFileProblem = 'too-large' | 'unreadable' | 'empty' | 'no-csv'

export type AccountFile =
  | { readonly accounts: readonly string[] }
  | { readonly problem: AccountFileProblem }

/** The account numbers of a CSV file, doubled ones included. */
export async function readAccountFile(file: Blob): Promise<AccountFile> {
  if (file.size > mostFileBytes) return { problem: 'too-large' }
  const bytes = await bytesOf(file)
  if (bytes === null) return { problem: 'unreadable' }
  const records = recordsOf(bytes)
  if (records === null) return { problem: 'no-csv' }
  const accounts = accountsIn(records)
  return accounts.length === 0 ? { problem: 'empty' } : { accounts }
}

async function bytesOf(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return null
  }
}

/** null: it is no text, or no table. */
function recordsOf(bytes: Uint8Array): string[][] | null {
  const content = contentOf(bytes)
  if (content.kind !== 'text') return null
  try {
    const dialect = dialectOf(bytes, content.encoding)
    return [...csvRecords(bytes, dialect)].flat().filter((record) => !isBlank(record))
  } catch (error) {
    if (error instanceof UnreadableFile) return null
    throw error
  }
}

const accountHeadings = ['account_number', ...synonymsOf('account_number')].map(headingKey)

/** Of the column whose heading means accounts, else of the first one. */
function accountsIn(records: readonly string[][]): string[] {
  const [first = [], ...rest] = records
  const keys = first.map(headingKey)
  const heading = accountHeadings.find((key) => keys.includes(key))
  const place = heading === undefined ? 0 : keys.indexOf(heading)
  // A heading that is not known has no digits; numbers of accounts have some.
  const hasHeading = heading !== undefined || !/\d/u.test(first[0] ?? '')
  return (hasHeading ? rest : records)
    .map((record) => (record[place] ?? '').trim())
    .filter((account) => account !== '')
}
