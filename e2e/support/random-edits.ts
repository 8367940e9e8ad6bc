import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { people, peoplesPassword } from './names.ts'
import { callFrom, world } from './world.ts'

// Edits of all kinds by chance, the same for the same seed; each is made by one of the tabs.

/** 0 ≤ x < 1; a small generator will do. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 0x1_0000_0000
  }
}

const signedIn = v.object({ authorisation: v.object({ api_token: v.string() }) })
const anything = v.unknown()

type Edit = (
  page: Page,
  facts: { n: number; token: string; draw: () => number },
) => Promise<unknown>

const search = v.object({
  data: v.array(
    v.object({
      department_id: v.string(),
      payable: v.boolean(),
      open: v.array(v.object({ id: v.string(), balance_cents: v.number() })),
    }),
  ),
})

const pay: Edit = async (page, { n }) => {
  const { data } = await callFrom(
    page,
    { path: '/api/bills/search?by=address&q=street&status=due' },
    search,
  )
  const row = data.find((line) => line.payable && line.open.length === 1)
  const [part] = row?.open ?? []
  if (!row || !part) return undefined
  const { department_id } = row
  const items = [{ id: part.id, department_id, amount_cents: part.balance_cents }]
  const quote = await callFrom(
    page,
    { method: 'POST', path: '/api/payments/quote', body: { items, tender: 'card' } },
    v.object({ data: v.object({ quote_id: v.string() }) }),
  )
  const email = `edit${n}@example.com`
  const body = {
    quote_id: quote.data.quote_id,
    tender: 'card',
    token: '9472046381951443',
    expiry: '202812',
    bank_account: null,
    payer: { name: 'Jo Payer', email, phone: null, zip: '45373', street: null },
    consents: [],
    confirm_duplicate: false,
    language: 'en',
    recaptcha_token: null,
  }
  const headers = { 'Idempotency-Key': `random-edit-${n}` }
  return callFrom(page, { method: 'POST', path: '/api/payments', body, headers }, anything)
}

/** On a city's own site staff act on that city alone. */
const merchants: Readonly<Record<string, { id: string; departments: readonly [string, string] }>> =
  {
    miamicounty: { id: '1', departments: ['dog-licenses', 'building-permits'] },
    tiffin: { id: '2', departments: ['parking-tickets', 'water-sewer'] },
  }

function merchantOf(page: Page) {
  const [label = ''] = new URL(page.url()).hostname.split('.')
  const merchant = merchants[label]
  if (!merchant) throw new Error(`No edits are known for ${label}`)
  return merchant
}

const hide: Edit = (page, { token, draw }) => {
  const { id, departments } = merchantOf(page)
  const [one, other] = departments
  const department_id = draw() < 0.5 ? one : other
  const body = { merchant_id: id, department_id, hidden: draw() < 0.5 }
  const path = '/api/merchant/department-hidden'
  return callFrom(page, { method: 'POST', path, body, token }, anything)
}

const cardPoint = v.object({ data: v.nullable(v.object({ version: v.string() })) })

const changeAccount: Edit = async (page, { n, token }) => {
  const merchant_id = merchantOf(page).id
  const asked = { path: `/api/merchant/card-point?merchant_id=${merchant_id}`, token }
  const { data } = await callFrom(page, asked, cardPoint)
  const account = { site: 'isv-uat', merchid: '496160873000', username: `edit-${n}` }
  const password = 'An-Edit-12'
  const body = { merchant_id, ...account, password, version: data?.version ?? '' }
  const path = '/api/merchant/save-card-point'
  return callFrom(page, { method: 'POST', path, body, token }, anything)
}

const signUp: Edit = (page, { n }) => {
  const email = `edit${n}@mail.example`
  const body = { name: 'Ed It', email, phone: null, password: 'An-Edit-12', terms: true }
  return callFrom(page, { method: 'POST', path: '/api/register', body }, anything)
}

const edits: readonly Edit[] = [pay, pay, hide, changeAccount, signUp]

/** Answers how many writes there were in the end. */
export async function editAtRandom(
  pages: readonly Page[],
  seed: number,
  count: number,
): Promise<number> {
  const draw = chance(seed)
  const [first] = pages
  if (!first) throw new Error('No page to edit with')
  const body = { email: people.super.email, password: peoplesPassword }
  const { authorisation } = await callFrom(
    first,
    { method: 'POST', path: '/api/login', body },
    signedIn,
  )
  for (let n = 1; n <= count; n += 1) {
    const page = pages[Math.floor(draw() * pages.length)] ?? first
    const edit = edits[Math.floor(draw() * edits.length)] ?? hide
    await edit(page, { n, token: authorisation.api_token, draw })
  }
  return (await world.state(first)).writes
}
