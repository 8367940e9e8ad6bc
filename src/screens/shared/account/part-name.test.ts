import { expect, it } from 'vitest'
import billDe from '@/i18n/de/bill.json'
import parcelsDe from '@/i18n/de/parcels.json'
import billEn from '@/i18n/en/bill.json'
import parcelsEn from '@/i18n/en/parcels.json'
import billEs from '@/i18n/es/bill.json'
import parcelsEs from '@/i18n/es/parcels.json'
import billFr from '@/i18n/fr/bill.json'
import parcelsFr from '@/i18n/fr/parcels.json'
import billJa from '@/i18n/ja/bill.json'
import parcelsJa from '@/i18n/ja/parcels.json'

it.each([
  ['de', billDe, parcelsDe],
  ['en', billEn, parcelsEn],
  ['es', billEs, parcelsEs],
  ['fr', billFr, parcelsFr],
  ['ja', billJa, parcelsJa],
])(
  '%s: the parts of a utility bill have one name from the bill to the receipt',
  (_, bill, parcels) => {
    expect(parcels['parcels.cycle.current']).toBe(bill['bill.tile.current'])
    expect(parcels['parcels.cycle.pastDue']).toBe(bill['bill.tile.past-due'])
  },
)
