import { describe, expect, it } from 'vitest'
import { linkAccount, saveUnwanted, setEbilling, unlinkAccount } from './bills/accounts'
import { configureClient } from './client'
import { saveProfile } from './people/users'

/** The answer to every change is lost; what is so by then is read. */
function hostThatLoses(readNow: unknown): void {
  configureClient({
    baseUrl: 'http://api.example',
    token: () => 't',
    departmentId: () => '',
    ready: Promise.resolve(),
    fetch: ({ method }) =>
      method === 'GET'
        ? Promise.resolve(Response.json({ data: readNow }))
        : Promise.reject(new TypeError('no answer')),
    onFailure: () => undefined,
  })
}

const link = {
  id: '7',
  department_id: 'real-estate-tax',
  account: '08-004518',
  client: '0001',
  parcel_id: '70',
  nickname: null,
  owner: 'Ruth',
  address: '1 Main Street',
  balance_cents: 0,
  past_due_cents: 0,
  next_due: null,
  ebilling: { on: true, from: '2026-07-01' },
  linked_at: '2026-06-01T10:00:00.000Z',
}
const typed = {
  department_id: 'real-estate-tax',
  account: '08 004518',
  client: null,
  pin: '731904',
  nickname: null,
}
const choices = { email: 'ruth@mail.example', unwanted: ['outage', 'refund'] }
const ruth = {
  id: '6',
  name: 'Ruth Keller',
  email: 'ruth@mail.example',
  username: 'ruth',
  phone: null,
  role: ['User'],
  merchant_id: '1',
  sub_domain: 'miamicounty',
  merchant: 'Miami County',
  status: 'active',
  departments: null,
  invited_at: null,
  invite_expires_at: null,
  masked: false,
  used: true,
  last_admin: false,
  version: '',
}
const { name, email, username, phone } = ruth

describe('a change whose answer was lost is made, if it reads as wanted', () => {
  it.each<[string, () => Promise<unknown>, { made: unknown; notMade: unknown; answer: unknown }]>([
    ['linking', () => linkAccount(typed), { made: [link], notMade: [], answer: link }],
    ['unlinking', () => unlinkAccount('7'), { made: [], notMade: [link], answer: null }],
    [
      'bills by e-mail',
      () => setEbilling('7', true),
      { made: [link], notMade: [{ ...link, ebilling: null }], answer: link },
    ],
    [
      'the choice of e-mails',
      () => saveUnwanted({ unwanted: ['refund', 'outage'] }),
      { made: choices, notMade: { ...choices, unwanted: ['outage'] }, answer: choices },
    ],
    [
      'the profile',
      () => saveProfile('6', { name, email, username, phone }, (now) => now.name === name),
      { made: ruth, notMade: { ...ruth, name: 'R. Keller' }, answer: ruth },
    ],
  ])('%s', async (_, send, { made, notMade, answer }) => {
    hostThatLoses(made)
    await expect(send()).resolves.toEqual(answer)
    hostThatLoses(notMade)
    await expect(send()).rejects.toMatchObject({ kind: 'network' })
    // Nor can it be read.
    hostThatLoses('nonsense')
    await expect(send()).rejects.toMatchObject({ kind: 'network' })
  })
})
