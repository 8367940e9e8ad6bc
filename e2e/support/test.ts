import { test as base, expect } from '@playwright/test'
import { type Bill, freshBill } from './bill.ts'
import { type Ledger, openLedger } from './ledger.ts'
import type { EmailTag } from './names.ts'
import { openScenario, type Wanted } from './scenario.ts'

export { expect }

export interface Payer {
  readonly name: string
  readonly zip: string
  /** No other test pays with it: declines are counted by address. */
  email(...tags: EmailTag[]): string
}

interface Journey {
  /** Whose world it is: the browser's own, or the one behind the API, shared by all tests. */
  mode: 'mock' | 'real'
  /** A bill of the county that is unpaid and used by no other test of this run. */
  bill: Bill
  payer: Payer
  ledger: Ledger
  /**
   * A network of this test's own, where all tests share one world: payments are counted, and stopped,
   * by network. In mock mode the browser's, which no other test has either.
   */
  network: Network
  /** The address of a page of another city; null: of the root. */
  at: (city: string | null, path: string) => string
  /** Plays a scenario of the registry in this page, from where it begins. */
  open: (wanted: Wanted) => Promise<void>
  /** What the console may say in this test besides the browser's notes about failed requests. */
  allowedErrors: RegExp | null
  quietConsole: void
}

interface Network {
  /** `198.18.7.0/24` */
  readonly name: string
  /** From here on the pages' calls come from this visitor of it: 1 to 254. Mock: all are one. */
  visit: (visitor: number) => Promise<void>
}

/** The browser itself reports answers of 400 and more, and requests that a test cut off. */
const browsersOwn = /^Failed to load resource/u

export const test = base.extend<Journey>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it
  mode: async ({}, give, info) => {
    await give(['real', 'seed-only'].includes(info.project.name) ? 'real' : 'mock')
  },
  bill: async ({ mode }, give, info) => {
    await give(await freshBill(mode, info.parallelIndex))
  },
  payer: async ({ mode }, give, info) => {
    const own = `${mode}.${info.testId.slice(-8)}.${info.repeatEachIndex}`
    await give({
      name: 'Jo Payer',
      zip: '45373',
      email: (...tags) => `${[own, ...tags].join('+')}@example.com`,
    })
  },
  ledger: async ({ mode, context }, give) => {
    await give(openLedger(mode, context))
  },
  network: async ({ mode, context }, give, { repeatEachIndex, testId }) => {
    if (mode === 'mock') {
      await give({ name: '198.18.7.0/24', visit: async () => {} })
      return
    }
    // Of a range for private use, by what no other run of a test has.
    const own = (Number.parseInt(testId.slice(-4), 16) + repeatEachIndex) % 65_536
    const prefix = `10.${Math.floor(own / 256)}.${own % 256}`
    const visit = (visitor: number) =>
      context.setExtraHTTPHeaders({ 'X-Forwarded-For': `${prefix}.${visitor}` })
    await visit(1)
    await give({ name: `${prefix}.0/24`, visit })
  },
  at: async ({ baseURL }, give) => {
    const { protocol, host } = new URL(baseURL ?? '')
    const root = host.split('.').slice(1).join('.')
    await give((city, path) => `${protocol}//${city === null ? '' : `${city}.`}${root}${path}`)
  },
  open: async ({ page, mode, at }, give, info) => {
    await give((wanted) => openScenario(page, wanted, { mode, at, visit: info.testId }))
  },
  allowedErrors: [null, { option: true }],
  quietConsole: [
    async ({ context, allowedErrors }, give) => {
      const said: string[] = []
      context.on('weberror', (error) => said.push(`uncaught: ${error.error().message}`))
      context.on('console', (message) => {
        if (message.type() !== 'error') return
        const text = message.text()
        if (!browsersOwn.test(text) && allowedErrors?.test(text) !== true) said.push(text)
      })
      await give()
      expect(said, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})
