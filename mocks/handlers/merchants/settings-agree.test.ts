import { describe, expect, it } from 'vitest'
import { saveDepartmentSettings } from '@/contract/departments/department-settings'
import {
  listMerchantDepartments,
  type StaffSettings,
} from '@/contract/departments/department-setup'
import { quotePayment } from '@/contract/payments/payments'
import { feeRange } from '@/rules/payments/tender-prices'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor } from '@mocks/hosts/caller'
import { seededRandom } from '@mocks/lib/random'
import { bodyFor, post } from '@mocks/handlers/payments/payments.test-support'

const merchant_id = '1'
const department_id = 'dog-licenses'

/** Settings that the rules allow, of every shape. */
function randomSettings(seed: string, usual: StaffSettings): StaffSettings {
  const random = seededRandom(seed)
  const limits = [random.integer(1, 20_000), random.integer(20_001, 400_000)]
  const tiers = [...limits, null].map((up_to_cents) => ({
    up_to_cents,
    fee_cents: random.integer(0, 2_500),
  }))
  return {
    ...usual,
    tenders: random.chance(0.7) ? ['echeck', 'card'] : [random.pick(['echeck', 'card'] as const)],
    payer_pays_fee: random.chance(0.85),
    card_fee: { rate_bp: random.integer(0, 2_500), minimum_cents: random.integer(0, 2_000) },
    echeck_fee: {
      flat_cents: random.integer(0, 900),
      ...(random.chance(0.6) && { tiers }),
    },
    echeck_maximum_cents: null,
    minimum_cents: 1,
  }
}

describe('preview, quote and ledger agree to the cent', () => {
  it.each(Array.from({ length: 40 }, (_, run) => run))('settings %d', async (run) => {
    const cloud = createCloud()
    const token = await tokenFor(cloud, 'super@civictill.example')
    const root = callerFor(cloud, null, { token })
    const visitor = callerFor(cloud, 'miamicounty')
    const { answer } = await root.call(listMerchantDepartments, { query: { merchant_id } })
    const usual = answer?.data.find(({ id }) => id === department_id)?.payment_settings
    if (!usual) throw new Error('The department is gone')
    const payment_settings = randomSettings(`agree ${run}`, usual)
    const saved = await root.call(saveDepartmentSettings, {
      body: { merchant_id, department_id, payment_settings },
    })
    expect(saved.status).toBe(200)
    const pieces = 1 + (run % 9)
    const entry = {
      license: 'DOG1',
      dogs: String(pieces),
      owner: 'Jo Ng',
      home: '1 Elm',
      phone: '9375550100',
    }
    const amount_cents = 2_000 * pieces
    const preview = feeRange(payment_settings, amount_cents)
    expect(preview).not.toEqual([])
    for (const { tender, fee_cents, total_cents } of preview) {
      const item = { id: crypto.randomUUID(), department_id, amount_cents, entry }
      const quote = await visitor.call(quotePayment, { body: { items: [item], tender } })
      expect(quote.answer?.data).toMatchObject({ fee_cents, total_cents })
      const key = `agree-${run}-${tender}`
      const body = bodyFor(
        { quote_id: quote.answer?.data.quote_id ?? '', tender },
        { confirm_duplicate: true },
      )
      const paid = await post(body, key, visitor)
      expect(paid.status).toBe(201)
      expect(cloud.charges().find((charge) => charge.key === key)).toMatchObject({
        fee_cents,
        total_cents,
        ledger: [{ department_id, amount_cents, fee_cents }],
      })
    }
  })
})
