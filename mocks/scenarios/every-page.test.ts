import { describe, expect, it } from 'vitest'
import { sourceTypes } from '@/rules/constants'
import { addressAt, addressRows } from '@/rules/addresses/address-table'
import { unsubscribeLinkDays } from '@/rules/people/unsubscribe-times'
import { ownUser } from '@mocks/handlers/people/user-view'
import { unsubscribeToken } from '@mocks/samples/unsubscribe-token'
import { createWorld } from '@mocks/world/create-world'
import { personas } from '@mocks/world/personas'
import { cellOf, outcomeKinds, pageRows, userOf, visitors } from './every-page'
import {
  samplePath,
  sampleUnsubscribeLinks,
  sampleReceipts,
  sampleUser,
  sites,
  tenantAt,
} from './page-samples'

const world = createWorld('civic-till')

describe('the samples', () => {
  it('are of every address that there is', () => {
    expect(pageRows.map(({ name }) => name)).toEqual(addressRows.map(({ name }) => name))
  })

  it.each(sites)('lead to their own row: %s', (site) => {
    for (const row of pageRows) {
      if (row.path === '*') continue
      expect([row.path, addressAt(samplePath(row, site))?.row.name]).toEqual([row.path, row.name])
    }
  })

  it('are records of the world', () => {
    for (const site of ['own', 'other'] as const) {
      const tenant = world.tenant(tenantAt[site])
      expect(tenant?.payments.by('receipt', sampleReceipts[site])).toHaveLength(1)
      const bill = pageRows.find(({ name }) => name === 'overview-parcel')
      const [, , parcel = '', year, departmentId = ''] = bill
        ? samplePath(bill, site).split('/')
        : []
      expect(tenant?.departments.get(departmentId)).toBeDefined()
      expect(tenant?.bills.by('parcel', parcel).map((row) => String(row.year))).toContain(year)
    }
    const kinds = { 'blind-payments': 'own', 'url-payments': 'other' } as const
    for (const [name, site] of Object.entries(kinds)) {
      const row = pageRows.find((one) => one.name === name)
      const id = row && samplePath(row, site).split('/').at(-1)
      expect(world.tenant(tenantAt[site])?.departments.get(id ?? '')?.source_type).toBe(
        name === 'url-payments' ? sourceTypes.url : sourceTypes.blindPayment,
      )
    }
    expect(world.users.get(sampleUser)?.email).toBe(userOf('user').email)
  })

  it('are the tokens of mails that were sent', () => {
    const { own, other, old } = sampleUnsubscribeLinks
    expect(unsubscribeToken({ id: 'a-mail', user: sampleUser, merchant: '1' })).toBe(own)
    expect(unsubscribeToken({ id: 'a-mail', user: '7', merchant: '2' })).toBe(other)
    const earlier = unsubscribeLinkDays + 1
    expect(unsubscribeToken({ id: 'an-old-mail', user: sampleUser, merchant: '1' }, earlier)).toBe(
      old,
    )
  })

  it('are the people of the world', () => {
    for (const { persona } of personas) {
      const row = world.users.by('email', userOf(persona).email)[0]
      if (!row) throw new Error(`${persona} is nobody`)
      const { sub_domain, phone: _, ...known } = userOf(persona)
      expect(ownUser(row)).toMatchObject(known)
      // The text 'null' means none (specification §4).
      expect([null, 'null', sub_domain]).toContain(ownUser(row).sub_domain)
    }
  })
})

// By hand, from specification §2, §4 and §6 and decisions 16 and 18; the guard itself is
// held to all of it by src/app/guard/navigation.test.ts, and the pages by e2e/catalogue.spec.ts.
//                                 guest   user    clerk   office  support admin   super
const own: Readonly<Record<string, string>> = {
  '/departments': /*            */ 'screen  screen  screen  screen  leaves  screen  screen',
  '/checkout': /*               */ 'screen  screen  denied  denied  leaves  denied  denied',
  '/blind-payments/:department_id': /**/ 'screen screen screen screen leaves screen screen',
  // Miami County redirects to no other site: its first department has bills.
  '/url/:department_id': /*     */ 'moves   moves   moves   moves   leaves  moves   moves',
  '/user-profile/:id': /*       */ 'denied  screen  denied  denied  leaves  denied  denied',
  '/print-receipt/:id': /*      */ 'screen  screen  screen  screen  leaves  screen  screen',
  '/account-view/:id/:account/:client/:department':
    /**/ 'denied screen screen screen leaves screen screen',
  '/sign-in': /*                */ 'screen  moves   moves   moves   leaves  moves   moves',
  '/admin': /*                  */ 'sign-in moves   moves   moves   leaves  moves   moves',
  '/dashboard': /*              */ 'sign-in denied  screen  screen  leaves  screen  screen',
  '/404': /*                    */ '404     404     404     404     404     404     404',
  '/wrong-url': /*              */ 'oops    oops    oops    oops    oops    oops    oops',
}
const other: Readonly<Record<string, string>> = {
  '/blind-payments/:department_id': /**/ 'moves leaves leaves leaves leaves moves moves',
  '/url/:department_id': /*     */ 'screen  leaves  leaves  leaves  leaves  screen  screen',
  '/departments': /*            */ 'screen  leaves  leaves  leaves  leaves  screen  screen',
  '/dashboard': /*              */ 'sign-in leaves  leaves  leaves  leaves  screen  screen',
}
const root: Readonly<Record<string, string>> = {
  '/departments': /*            */ 'oops    oops    oops    oops    oops    oops    oops',
  '/user-profile/:id': /*       */ 'denied  oops    oops    oops    denied  denied  denied',
  '/print-receipt/:id': /*      */ 'sign-in 404     404     404     screen  screen  screen',
  '/admin/dashboard': /*        */ 'sign-in oops    oops    oops    screen  screen  screen',
}

const short: Readonly<Record<string, string>> = {
  'no-permission': 'denied',
  'not-found': '404',
  'wrong-url': 'oops',
}

describe.each([
  ['own', own],
  ['other', other],
  ['root', root],
] as const)('%s', (site, table) => {
  it.each(Object.entries(table))('%s: %s', (path, wanted) => {
    const row = pageRows.find((one) => one.path === path)
    if (!row) throw new Error(`no row ${path}`)
    const kinds = visitors.map((visitor) => cellOf(row, site, visitor).outcome.kind)
    expect(kinds.map((kind) => short[kind] ?? kind)).toEqual(wanted.split(/\s+/u))
  })
})

it('ends in every way somewhere', () => {
  const seen = new Set(
    sites.flatMap((site) =>
      pageRows.flatMap((row) => visitors.map((who) => cellOf(row, site, who).outcome.kind)),
    ),
  )
  expect([...seen].toSorted()).toEqual([...outcomeKinds].toSorted())
})
