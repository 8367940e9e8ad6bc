import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { emptyLink, linkBody, type LinkFields, linkForm } from './link-form'

const right: LinkFields = {
  ...emptyLink,
  department_id: 'real-estate-tax',
  account: '08-004518',
  pin: '731904',
}

/** The first error of each field. */
function problems(more: Partial<LinkFields>, decimal: '.' | ',' = '.'): Record<string, string> {
  const schema = linkForm(decimal)
  const parsed = v.safeParse(schema, { ...right, ...more })
  const nested = parsed.success ? {} : (v.flatten<typeof schema>(parsed.issues).nested ?? {})
  return Object.fromEntries(Object.entries(nested).map(([name, texts]) => [name, texts[0]]))
}

describe('what links an account (product.md P7)', () => {
  it.each([
    [{}, {}],
    [{ department_id: '' }, { department_id: 'citizen.add.departmentMissing' }],
    [{ account: '  ' }, { account: 'citizen.add.accountMissing' }],
    [{ pin: '' }, { pin: 'citizen.add.pinMissing' }],
    // The other proof is not asked for.
    [{ amount: 'x' }, {}],
    [{ proof: 'last-amount', pin: '', amount: '' }, { amount: 'citizen.add.amountMissing' }],
    [{ proof: 'last-amount', amount: 'abc' }, { amount: 'citizen.add.amountWrong' }],
    [{ proof: 'last-amount', amount: '$1,084.20' }, {}],
    [{ nickname: 'x'.repeat(41) }, { nickname: 'citizen.add.nicknameLong' }],
    [{ client: 'x'.repeat(61) }, { client: 'citizen.add.tooLong' }],
  ] as const)('%j: %j', (more, wrong) => {
    expect(problems(more)).toEqual(wrong)
  })

  it('is read as the page’s language writes amounts', () => {
    const german = { ...right, proof: 'last-amount', amount: '1.084,20' } as const
    expect(problems(german, ',')).toEqual({})
    expect(linkBody(german, ',').proof).toEqual({ kind: 'last-amount', amount_cents: 108_420 })
  })

  it('goes to the server with nothing for what is empty', () => {
    expect(linkBody(right, '.')).toEqual({
      department_id: 'real-estate-tax',
      account: '08-004518',
      client: null,
      nickname: null,
      proof: { kind: 'pin', pin: '731904' },
    })
  })
})
