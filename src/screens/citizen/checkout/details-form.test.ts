import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { payer } from '@/contract/payments/payments'
import {
  checkoutDraft,
  type DetailsInput,
  detailsForm,
  fieldOf,
  knownDetails,
  noDetails,
  payerIn,
} from './details-form'

const right: DetailsInput = {
  ...noDetails,
  name: ' Jane Doe ',
  email: 'jane@example.com',
  zip: '45373',
}

/** The first error of each field. */
function problems(more: Partial<DetailsInput>): Record<string, string> {
  const parsed = v.safeParse(detailsForm, { ...right, ...more })
  const nested = parsed.success ? {} : (v.flatten<typeof detailsForm>(parsed.issues).nested ?? {})
  return Object.fromEntries(Object.entries(nested).map(([name, texts]) => [name, texts[0]]))
}

describe('the details of who is signed in', () => {
  const ruth = {
    id: '7',
    name: 'Ruth Weaver',
    email: 'ruth@example.com',
    username: 'ruth',
    phone: '(937) 555-0140',
    role: ['User'],
    merchant_id: '1',
    sub_domain: 'miamicounty',
    address: '1142 Market Street',
    zip: '45373',
  }

  it('are filled in, and are enough to go on', () => {
    expect(payerIn(knownDetails(ruth))).toEqual({
      name: 'Ruth Weaver',
      email: 'ruth@example.com',
      phone: '(937) 555-0140',
      zip: '45373',
      street: '1142 Market Street',
    })
  })

  it('are sent in plain characters, whatever keyboard they were typed on', () => {
    const typed = { ...ruth, zip: '４５３７３−1234', phone: '937\u2011555\u20110140 ext. 5' }
    expect(payerIn(knownDetails(typed))).toMatchObject({
      zip: '45373-1234',
      phone: '937-555-0140 ext. 5',
    })
  })

  it('are what is known: a guest’s form is empty, and a profile without an address leaves it open', () => {
    expect(knownDetails(null)).toEqual(noDetails)
    const { zip: _zip, address: _address, ...some } = ruth
    expect(knownDetails({ ...some, phone: null })).toEqual({
      ...noDetails,
      name: 'Ruth Weaver',
      email: 'ruth@example.com',
    })
  })

  it('are left out where this form would refuse them', () => {
    expect(knownDetails({ ...ruth, zip: 'SW1A 1AA', phone: 'none' })).toMatchObject({
      name: 'Ruth Weaver',
      zip: '',
      phone: '',
    })
  })
})

describe('the payer (product.md 3.3 step 2)', () => {
  it('has a name, an e-mail address and a ZIP code', () => {
    expect(payerIn(right)).toEqual({
      name: 'Jane Doe',
      email: 'jane@example.com',
      phone: null,
      zip: '45373',
      street: null,
    })
  })

  it('reports each missing field', () => {
    expect(problems({ name: ' ', email: '', zip: '' })).toEqual({
      name: 'checkout.details.nameMissing',
      email: 'checkout.details.emailMissing',
      zip: 'checkout.details.zipMissing',
    })
  })

  it('needs no e-mail address when the receipt is printed, and sends none', () => {
    expect(problems({ wants_email: false, email: '' })).toEqual({})
    expect(payerIn({ ...right, wants_email: false })?.email).toBe('')
    expect(problems({ wants_email: false, email: 'half@' })).toEqual({})
  })

  it('asks for a second entry of an address that looks mistyped, and of no other', () => {
    expect(problems({ email: 'jane@gmial.com' })).toEqual({
      email_again: 'checkout.details.emailAgainWrong',
    })
    expect(problems({ email: 'jane@gmial.com', email_again: ' Jane@gmial.com' })).toEqual({})
    expect(problems({ email: 'jane@gmail.com' })).toEqual({})
  })

  it.each(['jane', 'jane@', 'jane@example', 'a b@example.com'])(
    'refuses the address %s',
    (email) => {
      expect(problems({ email })).toEqual({ email: 'checkout.details.emailWrong' })
    },
  )

  it.each(['4537', '453733', 'ABCDE'])('refuses the ZIP code %s', (zip) => {
    expect(problems({ zip })).toEqual({ zip: 'checkout.details.zipWrong' })
  })

  it.each(['45373-1234', '453731234'])('takes the ZIP code %s', (zip) => {
    expect(problems({ zip })).toEqual({})
  })

  it.each(['(937) 555-0140', '+1 937 555 0140', ''])('takes the phone number %s', (phone) => {
    expect(problems({ phone })).toEqual({})
  })

  it('is never longer than the server accepts', () => {
    const email = `${'x'.repeat(60)}@${`${'x'.repeat(61)}.`.repeat(3)}example`
    const longest = { name: 'x'.repeat(120), email, street: 'x'.repeat(120) }
    expect(problems(longest)).toEqual({})
    expect(v.is(payer, payerIn({ ...right, ...longest }))).toBe(true)
    expect(
      problems({ name: 'x'.repeat(121), street: 'x'.repeat(121), email: `x${email}` }),
    ).toEqual({
      name: 'checkout.details.tooLong',
      street: 'checkout.details.tooLong',
      email: 'checkout.details.emailWrong',
    })
  })

  it.each(['12', 'call me'])('refuses the phone number %s', (phone) => {
    expect(problems({ phone })).toEqual({ phone: 'checkout.details.phoneWrong' })
  })

  it('refuses a card number in any text field', () => {
    const card = '4788 2500 0012 1443'
    expect(problems({ name: card, street: card })).toEqual({
      name: 'checkout.details.noCardNumber',
      street: 'checkout.details.noCardNumber',
    })
  })

  it('maps the server’s error keys to fields', () => {
    expect(fieldOf('payer.zip')).toBe('zip')
    expect(fieldOf('name')).toBe('name')
    expect(fieldOf('quote_id')).toBeNull()
  })
})

describe('the draft of the checkout (decision 4)', () => {
  beforeEach(() => {
    window.sessionStorage.clear()
    // As the form does when it opens: the draft is the one of who is here then.
    checkoutDraft.read()
  })

  it('keeps what was typed', () => {
    checkoutDraft.keep({ ...right, tender: 'card' })
    expect(checkoutDraft.read()).toEqual({ ...right, tender: 'card' })
    checkoutDraft.forget()
    expect(checkoutDraft.read()).toEqual({ ...noDetails, tender: null })
  })

  it('drops card numbers and unknown fields', () => {
    const typed = {
      ...right,
      name: '4788250000121443',
      tender: null,
      routing: '042000314',
      token: '9472',
    }
    checkoutDraft.keep(typed)
    const stored = JSON.stringify(window.sessionStorage)
    expect(stored).not.toContain('4788250000121443')
    expect(stored).not.toContain('042000314')
    expect(stored).not.toContain('9472')
  })
})
