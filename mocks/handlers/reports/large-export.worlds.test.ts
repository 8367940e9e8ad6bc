import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { listPostingTransactions, type PostingTransaction } from '@/contract/reports/posting-report'
import { plainAmount } from '@/rules/export/csv'
import { fileBuilder } from '@/rules/export/file-builder'
import { backgroundFrom } from '@/state/office/export-jobs'
import { exportRun } from '@/screens/shared/list/export/export-run'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor } from '@mocks/hosts/caller'

/** A file of more rows than are prepared in the foreground says what the report says. */

const days = { from: '2026-01-26', to: '2026-03-31' }
const names = ['id', 'confirmation', 'account', 'payer_name', 'posting_date'] as const
const amounts = ['principal_cents', 'fee_cents', 'total_cents'] as const

/** The row of a file that is read back. */
function cellsOf(row: PostingTransaction): Record<string, string> {
  const texts = names.map((name): [string, string] => [name, row[name]])
  const sums = amounts.map((name): [string, string] => [name, plainAmount(row[name])])
  return Object.fromEntries([...texts, ...sums])
}

it('a file of two months has every movement once, to the cent', async () => {
  const cloud = createCloud({ scenario: 'large-world', now: () => 0 })
  const token = await tokenFor(cloud, 'merchant-admin@miamicounty.example')
  const staff = callerFor(cloud, 'miamicounty', { token })
  const page = async (query: object) => {
    const { answer } = await staff.call(listPostingTransactions, {
      params: { merchant: '1', department: 'real-estate-tax' },
      query: { ...days, ...query },
    })
    if (!answer) throw new Error('No transactions')
    return answer
  }
  const { totals, pagination } = await page({})
  expect(pagination.total).toBeGreaterThan(backgroundFrom)

  const run = exportRun<PostingTransaction>({
    format: 'csv',
    words: { about: 'About', facts: () => [] },
    openWriter: (setup) => ({ ...fileBuilder(setup), close: () => undefined }),
    onProgress: () => undefined,
    list: {
      merchant: 'miamicounty',
      report: 'posting-report-transactions',
      title: 'Transactions',
      zone: 'America/New_York',
      columns: [
        ...names.map((name) => ({
          head: name,
          kind: 'text' as const,
          value: (row: PostingTransaction) => row[name],
        })),
        ...amounts.map((name) => ({
          head: name,
          kind: 'amount' as const,
          value: (row: PostingTransaction) => row[name],
        })),
      ],
      rowKey: ({ id }) => id,
      about: [],
      fetchPage: async (wanted) => {
        const { data, pagination: pages } = await page(wanted)
        return { data, pagination: pages }
      },
    },
  })
  const { data: rows } = Papa.parse<Record<string, string>>(await (await run.go()).text(), {
    header: true,
    skipEmptyLines: true,
  })
  expect(rows).toHaveLength(pagination.total)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const sum = (name: (typeof amounts)[number]) =>
    rows.reduce((cents, row) => cents + Math.round(Number(row[name]) * 100), 0)
  expect(sum('total_cents')).toBe(totals.net_cents + sum('fee_cents'))
  expect(sum('principal_cents')).toBe(totals.net_cents)

  // The first and the last page of the screen are the file's first and last rows.
  for (const number of [1, pagination.last_page]) {
    const { data } = await page({ page: number })
    const place = (number - 1) * pagination.per_page
    expect(rows.slice(place, place + data.length)).toEqual(data.map(cellsOf))
  }
}, 120_000)
