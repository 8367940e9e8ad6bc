import { beforeEach, describe, expect, it } from 'vitest'
import { createModel } from './model'
import { modelRows } from './model-rows'
import { type ParcelRow, parcelTable } from '@mocks/world/bills/parcels'
import { Table } from './table'

const row = (id: string, owner: string): ParcelRow => ({
  id,
  department_id: 'real-estate-tax',
  account: id,
  client: '0001',
  roll_type: 'REAL',
  owner,
  address: '1142 Market Street',
  city: 'Troy',
  zip: '45373',
  legal_description: null,
  tax_district: null,
  homestead: false,
  owner_occupied: false,
  mortgage_company: null,
  hold: null,
  office_hold: null,
  permit: null,
  utility: null,
  link_pin: null,
})

/** Asks the library itself. */
describe('what a table of the model writes', () => {
  const { parcels } = createModel()
  const one = new Table(parcelTable, { rows: modelRows<ParcelRow>(parcels, '1') })
  const other = new Table(parcelTable, { rows: modelRows<ParcelRow>(parcels, '2') })
  const inLibrary = (key: string) => parcels.findFirst({ where: { key: { equals: key } } })

  beforeEach(() => {
    for (const table of [one, other]) {
      for (const { id } of table.all()) table.delete(id)
      table.load([row('08-1', 'Doe, Jane')])
    }
  })

  it('is in the library, by merchant and id', () => {
    one.insert(row('08-2', 'Doering, Paul'))
    expect(parcels.getAll().map(({ key, owner }) => [key, owner])).toEqual([
      ['1/08-1', 'Doe, Jane'],
      ['2/08-1', 'Doe, Jane'],
      ['1/08-2', 'Doering, Paul'],
    ])
    expect(other.get('08-2')).toBeUndefined()
  })

  it('changes there, and nobody else’s', () => {
    const hold = { code: 'LIEN', reason: 'Sold.', phone: '(937) 555-0140' }
    one.update('08-1', { owner: 'Smith, Roy', hold })
    expect(inLibrary('1/08-1')).toMatchObject({ owner: 'Smith, Roy', hold })
    expect(inLibrary('2/08-1')).toMatchObject({ owner: 'Doe, Jane', hold: null })
    one.delete('08-1')
    expect([inLibrary('1/08-1'), one.size]).toEqual([null, 0])
    expect(other.get('08-1')).toStrictEqual(row('08-1', 'Doe, Jane'))
  })

  it('is read from there: what the library has is what the table has', () => {
    parcels.update({ where: { key: { equals: '1/08-1' } }, data: { owner: 'Dotson, Ana' } })
    expect(one.all().map(({ owner }) => owner)).toEqual(['Dotson, Ana'])
  })

  it('is there where many rows are put or removed at once', () => {
    one.insert(row('08-2', 'Doering, Paul'))
    one.putAll([row('08-3', 'Lane, Kim'), row('08-2', 'Doering, Eva')])
    expect(inLibrary('1/08-3')?.owner).toBe('Lane, Kim')
    expect(inLibrary('1/08-2')?.owner).toBe('Doering, Eva')
    one.update('08-3', { owner: 'Lane, Joe' })
    expect(inLibrary('1/08-3')?.owner).toBe('Lane, Joe')
    one.removeAll(['08-1', '08-3'])
    expect(parcels.getAll().map(({ key }) => key)).toEqual(['2/08-1', '1/08-2'])
    expect(one.all().map(({ id }) => id)).toEqual(['08-2'])
  })
})
