import { expect, it } from 'vitest'
import { createWorld, type Tenant } from '@mocks/world/create-world'
import { courtAbout } from '@mocks/world/bills/court'
import { waiversOf } from './waiver-checks'

const now = Date.parse('2026-06-01T14:00:00Z')

function court(): Tenant {
  const tenant = createWorld('civic-till').tenant('chardon')
  if (!tenant) throw new Error('The court is missing')
  return tenant
}

const itemsOf = (tenant: Tenant, ...parcels: string[]) =>
  parcels
    .flatMap((parcel) => tenant.bills.by('parcel', parcel))
    .flatMap(({ installments }) => installments)
    .map(({ id }) => ({ id, department_id: 'municipal-court', amount_cents: 1 }))

it('the counter gets the statement that the citizen reads, with its tickets', () => {
  const tenant = court()
  const parcel = tenant.parcels.get('TR-26-00139')
  const [bill] = tenant.bills.by('parcel', 'TR-26-00139')
  const about = parcel && bill && courtAbout(tenant, parcel, bill, '2026-06-01')
  expect(about?.waiver?.text).toMatch(/give up your right to a trial/u)
  expect(waiversOf(tenant, itemsOf(tenant, 'TR-26-00139'), now)).toEqual([
    { ...about?.waiver, accounts: ['TR-26-00139'] },
  ])
})

it('no statement belongs to a ticket that needs an appearance, or to other bills', () => {
  const tenant = court()
  expect(waiversOf(tenant, itemsOf(tenant, 'TR-26-00100'), now)).toEqual([])
  const county = createWorld('civic-till').tenant('miamicounty')
  expect(county && waiversOf(county, itemsOf(county, '08-004512'), now)).toEqual([])
})
