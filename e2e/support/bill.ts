import * as v from 'valibot'
import { ask } from './api.ts'
import { chargedInThisRun } from './ledger.ts'
import { paul } from './names.ts'

/** A bill of 2025 of which only the second half is open. */
export interface Bill {
  readonly account: string
  /** The address of its page. */
  readonly path: string
}

export function billPath(account: string, year = 2025, departmentId = 'real-estate-tax'): string {
  return `/overview-parcel/${account}/${year}/${departmentId}`
}

/** Each of the two workers takes from townships of its own. */
const townships = ['08-00', '05-00', '33-00', '44-00', '12-00']

/**
 * In mock mode every test has a world of its own, so any open bill will do. Behind the API there is
 * one world: the first bill there that is due and was not paid in this run, not even in part.
 */
export async function freshBill(mode: 'mock' | 'real', worker: number): Promise<Bill> {
  const account = mode === 'mock' ? paul.account : await firstDue(worker)
  return { account, path: billPath(account) }
}

const found = v.object({
  data: v.array(v.object({ account: v.string(), status: v.object({ kind: v.string() }) })),
})

async function firstDue(worker: number): Promise<string> {
  const paid = new Set(await chargedInThisRun())
  for (const township of townshipsOf(worker)) {
    const due = await dueIn(township)
    const account = due.find((one) => !paid.has(one))
    if (account !== undefined) return account
  }
  throw new Error('No bill is left to pay: start the API again')
}

const townshipsOf = (worker: number): string[] =>
  townships.filter((_, index) => index % 2 === worker % 2)

/** The accounts whose bills of 2025 are due. */
async function dueIn(township: string): Promise<string[]> {
  const query = new URLSearchParams({
    by: 'number',
    q: township,
    year: '2025',
    status: 'due',
    per_page: '100',
  })
  const { data } = await ask(`/api/bills/search?${query}`, found)
  return data.filter(({ status }) => status.kind === 'due').map(({ account }) => account)
}

/**
 * Two accounts behind the API, and others for each round: of the township whose bills are paid last,
 * where nobody has linked an account.
 */
export async function accountsOfNobody(worker: number, round: number): Promise<string[]> {
  const township = townshipsOf(worker).at(-1) ?? ''
  const due = await dueIn(township)
  return due.toReversed().slice(2 * round, 2 * round + 2)
}
