import { beforeEach, describe, expect, it } from 'vitest'
import { listLinkedAccounts } from '@/contract/bills/accounts'
import { createPayment } from '@/contract/payments/payments'
import { getSubscriptions, type MailKind, saveSubscriptions } from '@/contract/people/subscriptions'
import { answerUnsubscribeLink, readUnsubscribeLink } from '@/contract/people/unsubscribe'
import { unsubscribeLinkDays, undoDays } from '@/rules/people/unsubscribe-times'
import { optionalKinds } from '@/rules/people/mail-kinds'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { sampleCallersOf, paymentOf } from '@mocks/samples/sample-callers'
import { unsubscribeToken } from '@mocks/samples/unsubscribe-token'

/** A link changes nothing until something is saved, and that can be taken back (product.md B5). */

const day = 24 * 60 * 60_000
const token = unsubscribeToken({ id: 'letter-1', user: '6', merchant: '1' })
const everything = [...optionalKinds('GENERAL'), ...optionalKinds('BILLING')]

let cloud: Cloud
let guest: Caller
let machine: number

beforeEach(() => {
  machine = 0
  cloud = createCloud({ now: () => machine })
  guest = callerFor(cloud, 'miamicounty')
})

const read = async (params = { token }, caller = guest) =>
  (await caller.call(readUnsubscribeLink, { params })).answer?.data

type Body = NonNullable<Parameters<typeof send>[0]>
const send = (
  body:
    | { kind: 'save'; unwanted: (typeof everything)[number][]; ebilling: string[] }
    | { kind: 'undo' }
    | { 'List-Unsubscribe': 'One-Click' },
) => guest.call(answerUnsubscribeLink, { params: { token }, body })

const nothing: Body = { kind: 'save', unwanted: everything, ebilling: [] }

async function profile() {
  const session = await tokenFor(cloud, 'user@miamicounty.example')
  const user = callerFor(cloud, 'miamicounty', { token: session })
  const { answer } = await user.call(getSubscriptions, {})
  const links = await user.call(listLinkedAccounts, {})
  return {
    unwanted: answer?.data.unwanted,
    ebilling: links.answer?.data.find(({ account }) => account === '08-004512')?.ebilling,
  }
}

describe('reading', () => {
  it('shows the choices, and of the address no more than its beginning', async () => {
    expect(await read()).toMatchObject({
      state: 'open',
      email_masked: 'u•••@miamicounty.example',
      unwanted: [],
      accounts: [{ account: '08-004512', ebilling: { on: true } }],
    })
  })

  it('changes nothing, however often', async () => {
    const before = await cloud.hash()
    await read()
    await read()
    expect(await cloud.hash()).toBe(before)
  })

  it.each([
    ['a token that is cut off', token.slice(0, -4)],
    ['no token of ours', 'abc'],
    ['a token of nobody', unsubscribeToken({ id: 'x', user: '999', merchant: '1' })],
    ['another city’s', unsubscribeToken({ id: 'x', user: '6', merchant: '2' })],
  ])('%s is unknown', async (_which, given) => {
    expect(await read({ token: given })).toEqual({ state: 'unknown' })
  })

  it('an old link is expired', async () => {
    const old = unsubscribeToken({ id: 'old', user: '6', merchant: '1' }, unsubscribeLinkDays + 1)
    expect(await read({ token: old })).toEqual({ state: 'expired' })
  })
})

describe('saving', () => {
  it('is what the profile then shows, and says from which bill paper comes', async () => {
    const { answer } = await send({ kind: 'save', unwanted: ['outage'], ebilling: [] })
    expect(answer?.data).toMatchObject({
      state: 'saved',
      unwanted: ['outage'],
      accounts: [{ ebilling: { on: false, from: '2026-07-01' } }],
      undo_until: '2026-07-01',
    })
    expect(await profile()).toEqual({
      unwanted: ['outage'],
      ebilling: { on: false, from: '2026-07-01' },
    })
  })

  it('can be taken back for 30 days', async () => {
    const before = await profile()
    await send(nothing)
    expect((await send({ kind: 'undo' })).answer?.data.state).toBe('open')
    expect(await profile()).toEqual(before)
    expect((await send({ kind: 'undo' })).status).toBe(409)
  })

  it('is taken back alone: earlier saves stay', async () => {
    await send({ kind: 'save', unwanted: ['announcement'], ebilling: [] })
    const first = await profile()
    await send({ kind: 'save', unwanted: ['announcement', 'outage'], ebilling: [] })
    // Sent twice: it is so already.
    await send({ kind: 'save', unwanted: ['announcement', 'outage'], ebilling: [] })
    await send({ kind: 'undo' })
    expect(await profile()).toEqual(first)
  })

  it('is taken back without what the profile has changed since', async () => {
    const session = await tokenFor(cloud, 'user@miamicounty.example')
    const user = callerFor(cloud, 'miamicounty', { token: session })
    await user.call(saveSubscriptions, { body: { unwanted: ['outage', 'refund'] } })
    await send({ kind: 'save', unwanted: ['outage', 'refund', 'announcement'], ebilling: [] })
    // Wants refunds again, and no reminders any more.
    const unwanted: MailKind[] = ['announcement', 'outage', 'due-soon']
    await user.call(saveSubscriptions, { body: { unwanted } })
    await send({ kind: 'undo' })
    expect((await profile()).unwanted).toEqual(['outage', 'due-soon'])
  })

  it('leaves the link used when that time is over', async () => {
    await send(nothing)
    machine = (undoDays + 1) * day
    expect(await read()).toEqual({ state: 'used' })
    expect([(await send({ kind: 'undo' })).status, (await send(nothing)).status]).toEqual([
      409, 409,
    ])
  })

  it('never stops a receipt', async () => {
    const { answer } = await send({ kind: 'save', unwanted: ['receipt', 'refund'], ebilling: [] })
    expect(answer?.data).toMatchObject({ unwanted: ['refund'] })
  })

  it('keeps the token out of the journal', async () => {
    await send(nothing)
    expect(JSON.stringify(await cloud.control.export())).not.toContain(token)
  })
})

describe('a mail program’s own button (RFC 8058)', () => {
  const press = () =>
    cloud.fetch(
      new Request(`http://miamicounty.pay.localhost/api/notifications-unsubscribe/${token}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    )

  it('ends announcements and reminders, and leaves the way of the bills', async () => {
    expect((await press()).status).toBe(200)
    const { unwanted, ebilling } = await profile()
    expect(unwanted).toEqual(everything)
    expect(ebilling).toMatchObject({ on: true })
    expect((await press()).status).toBe(200)
    await send({ kind: 'undo' })
    expect((await profile()).unwanted).toEqual([])
  })
})

describe('the mail that carries the link', () => {
  const to = 'user@miamicounty.example'
  const own = () => cloud.mails('miamicounty').filter((mail) => mail.to === to)
  const opened = (mail: { unsubscribe?: string } | undefined) =>
    read({ token: mail?.unsubscribe?.split('/').at(-1) ?? '' })

  it('is each bill of a linked account, and each receipt of the user', async () => {
    expect(new Set(own().map(({ kind }) => kind))).toEqual(new Set(['bill', 'receipt']))
    expect(await opened(own().findLast(({ kind }) => kind === 'bill'))).toMatchObject({
      state: 'open',
      email_masked: 'u•••@miamicounty.example',
    })
  })

  it('is no guest’s receipt: they have nothing to choose', async () => {
    const email = 'jane@mail.example'
    const body = await paymentOf({ ...(await sampleCallersOf(cloud)), round: 1 }, email)
    await guest.call(createPayment, { body }, { 'Idempotency-Key': 'a-payment' })
    const mails = cloud.mails('miamicounty').filter((mail) => mail.to === email)
    expect(mails.map(({ kind, unsubscribe }) => [kind, unsubscribe])).toEqual([
      ['receipt', undefined],
    ])
  })

  it('stops once it is switched off; sent mails stay', async () => {
    cloud = createCloud({ now: () => machine, date: '2026-05-01T14:00:00.000Z' })
    await cloud.ready
    const inTiffin = () => cloud.mails('tiffin').filter((mail) => mail.kind === 'bill')
    const before = inTiffin()
    const inJune = () => {
      machine = 35 * day
      return inTiffin().slice(before.length)
    }
    expect(inJune()).not.toEqual([])
    machine = 0
    await callerFor(cloud, 'tiffin').call(answerUnsubscribeLink, {
      params: { token: unsubscribeToken({ id: 'letter-2', user: '7', merchant: '2' }) },
      body: nothing,
    })
    expect(inTiffin()).toEqual(before)
    expect(inJune()).toEqual([])
  })

  it('of another city is not among them', () => {
    const tiffin = cloud.mails('tiffin')
    expect(tiffin.length).toBeGreaterThan(0)
    expect(tiffin.filter(({ site }) => site !== 'tiffin')).toEqual([])
    expect(cloud.mails(null)).toEqual([])
  })
})
