import { beforeEach, describe, expect, it } from 'vitest'
import { linkAccount } from '@/contract/bills/accounts'
import type { NotificationFields } from '@/contract/notifications/notification-fields'
import { everybody } from '@/rules/notifications/everybody'
import {
  freshTill,
  nextKey,
  openTill,
  pass,
  pay,
} from '@mocks/handlers/payments/payments.test-support'
import { createWorld } from '@mocks/world/create-world'
import { linkPinOf } from '@mocks/world/bills/link-pins'
import { contactCodes } from '@mocks/world/roll/roll-contacts'
import { as, citizen, day, notify, ours } from './notices.test-support'

/** Notices that go out by themselves, where a hundred thousand accounts have no row. */

const patience = { timeout: 60_000 }
const roll = createWorld('civic-till', 'large').tenant('miamicounty')?.roll
if (!roll) throw new Error('The large county has a roll')
const { contact, open } = roll.contacts()

/** Accounts that owe the second half and nothing else, by whether the office has their address. */
function owing(code: (typeof contactCodes)[number]): string[] {
  const places = [...contact.keys()].filter(
    (index) => open[index] === 2 && contact[index] === contactCodes.indexOf(code),
  )
  return places.slice(0, 2).map((index) => roll?.sketch(index).account ?? '')
}
const [onFile = '', paying = ''] = owing('reachable')
const [without = ''] = owing('none')

/** On July 3: a week before the second half is due. */
const dueSoon = {
  kind: 'due-soon',
  schedule: { kind: 'due', days: -7, time: '09:00' },
} as const satisfies Partial<NotificationFields>
const lists = { all: [], both: [onFile, without] } as const

async function link(account: string): Promise<void> {
  const person = await as(citizen)
  const called = await person.call(linkAccount, {
    body: {
      department_id: 'real-estate-tax',
      account,
      client: null,
      pin: linkPinOf(account),
      nickname: null,
    },
  })
  expect(called.answer?.data).toMatchObject({ account })
}

beforeEach(() => {
  freshTill()
  openTill({ scenario: 'large-world' })
})

describe('an account of the roll', patience, () => {
  const sentTo = async (accounts: readonly string[], before: () => Promise<unknown>) => {
    const { read } = await notify({
      ...dueSoon,
      audience: { ...everybody, accounts: [...accounts] },
    })
    await before()
    pass(33 * day)
    return (await read())?.sent ?? 0
  }
  const nothing = () => Promise.resolve()
  /** Mails about accounts that are in nobody's profile at first. */
  const mailsAbout = (account: string) => ours().filter(({ path }) => path.includes(`/${account}/`))

  it.each(['all', 'both'] as const)(
    'that is linked is written to once, of the list %s',
    async (list) => {
      const unlinked = await sentTo(lists[list], nothing)
      freshTill()
      openTill({ scenario: 'large-world' })
      const sent = await sentTo(lists[list], async () => {
        await link(onFile)
        await link(without)
      })
      // Instead of the address on file, and to an account of which there is none.
      expect(sent).toBe(unlinked + 1)
      for (const account of [onFile, without]) {
        const mails = mailsAbout(account)
        expect(mails.map(({ to, at }) => [to, at])).toEqual([[citizen, '2026-07-03T13:00:00.000Z']])
        expect(mails[0]?.message?.subject).toMatch(/^Ours: \$[\d,.]+, July 10, 2026$/u)
        expect(mails[0]?.path).toBe(`/overview-parcel/${account}/2025/real-estate-tax`)
      }
    },
  )

  it('that is linked later changes nothing of what was sent', async () => {
    const { read } = await notify(dueSoon)
    pass(33 * day)
    const before = (await read())?.sent
    await link(without)
    await link(onFile)
    expect((await read())?.sent).toBe(before)
    expect([...mailsAbout(onFile), ...mailsAbout(without)]).toEqual([])
  })

  it('that was paid is not written to', async () => {
    const cents = roll.due(roll.indexOf(paying) ?? 0, 2025)
    const unpaid = await sentTo([onFile, paying], nothing)
    freshTill()
    openTill({ scenario: 'large-world' })
    const part = {
      id: `${paying}-2025-2`,
      department_id: 'real-estate-tax',
      amount_cents: cents,
    }
    const sent = await sentTo([onFile, paying], async () => {
      pass(1_000)
      expect((await pay([part], {}, nextKey())).status).toBe(201)
    })
    expect([unpaid, sent]).toEqual([2, 1])
  })
})
