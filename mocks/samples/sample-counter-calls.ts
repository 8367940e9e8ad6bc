import {
  cancelSale,
  type CounterTender,
  getSale,
  listTerminals,
  quoteCounterPayment,
  startSale,
  takePayment,
} from '@/contract/payments/counter'
import { payable, type Sample, type SampleCallers } from './sample-callers'

/** A free terminal of Miami County. */
export const sampleTerminal = '19088PP83401'

async function taking(cast: SampleCallers, tender: CounterTender, purpose: string) {
  const items = await payable(cast)
  const { answer } = await cast.staff.call(quoteCounterPayment, { body: { items } })
  const price = answer?.data.prices.find((one) => one.tender === tender)
  return {
    body: {
      quote_id: price?.quote_id ?? '',
      payer: {
        name: 'Sam Ple',
        email: `${purpose}${cast.round}@mail.example`,
        phone: null,
        zip: '45373',
        street: null,
      },
      way: 'counter' as const,
      note: 'Came in person',
      consents: [],
      confirm_duplicate: true,
      language: 'en',
    },
    key: `counter-${purpose}-${cast.round}`,
  }
}

/** Each sale is cancelled, so that the next one finds the terminal free. */
async function sale(cast: SampleCallers, purpose: string) {
  const { body, key } = await taking(cast, 'terminal', purpose)
  const header = { 'Idempotency-Key': key }
  const params = { id: sampleTerminal }
  const started = await cast.staff.call(startSale, { params, body }, header)
  const cancel = () => cast.staff.call(cancelSale, { params, body: { key } })
  return { started, key, cancel }
}

/** Payments that staff take. */
export const sampleCounterCalls = {
  quoteCounterPayment: async (cast) =>
    cast.staff.call(quoteCounterPayment, { body: { items: await payable(cast) } }),
  takePayment: async (cast) => {
    const { body, key } = await taking(cast, 'card', 'taken')
    const card = { token: '9472046381951443', expiry: '202812' }
    const means = { tender: 'card', ...card, bank_account: null, check_number: null } as const
    return cast.staff.call(takePayment, { body: { ...body, ...means } }, { 'Idempotency-Key': key })
  },
  listTerminals: ({ staff }) => staff.call(listTerminals, {}),
  startSale: async (cast) => {
    const { started, cancel } = await sale(cast, 'started')
    await cancel()
    return started
  },
  getSale: async (cast) => {
    const { key, cancel } = await sale(cast, 'followed')
    await cancel()
    return cast.staff.call(getSale, { params: { key } })
  },
  cancelSale: async (cast) => (await sale(cast, 'cancelled')).cancel(),
} satisfies Record<string, Sample>
