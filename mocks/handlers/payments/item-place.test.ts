import { expect, it } from 'vitest'
import { oddWorld } from '@mocks/handlers/reports/odd-world.test-support'
import { itemPlace } from './item-place'

it('an item outlives its bill: the import that brought it was undone', () => {
  const { tenant } = oddWorld('gone')
  const item = { parcel_id: '08-004512', department_id: 'real-estate-tax', amount_cents: 100 }
  expect(itemPlace(tenant, { ...item, id: 'gone' })).toEqual({
    account: '08-004512',
    year: null,
    cycle: '',
  })
})
