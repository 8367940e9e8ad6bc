import { describe, expect, it } from 'vitest'
import { cardFieldsAddress, cardFieldsBox, isCardOrigin, trustedCardFields } from './card-fields'

const page = { protocol: 'https:', siteHost: 'pay.example.gov' }
const local = { protocol: 'http:', siteHost: 'pay.localhost:5173' }

describe('where card fields may come from', () => {
  it.each([
    ['the processor', 'https://isv-uat.cardconnect.com/itoke/ajax-tokenizer.html', page],
    ['the product’s own site', 'https://pay.example.gov/card-fields/index.html', page],
    ['a host below it', 'https://cards.pay.example.gov/', page],
    ['the stand-in', 'http://pay.localhost:5173/card-fields/index.html', local],
    ['the http host', 'http://api.localhost:8787/card-fields/index.html', local],
  ])('%s', (_, address, from) => {
    expect(trustedCardFields(address, from)?.href).toBe(address)
  })

  it.each([
    ['another site', 'https://evil.example/itoke/ajax-tokenizer.html', page],
    ['a name that only ends like the processor', 'https://evilcardconnect.com/', page],
    ['a name that only ends like the site', 'https://notpay.example.gov/', page],
    ['the processor without https', 'http://isv-uat.cardconnect.com/', page],
    ['the site without https on an https page', 'http://pay.example.gov/', page],
    ['localhost on a real page', 'http://localhost:5173/', page],
    ['a script', 'javascript:alert(1)', page],
    ['data', 'data:text/html,hi', page],
    ['an address with a password', 'https://a:b@isv-uat.cardconnect.com/', page],
    ['another port of the processor', 'https://isv.cardconnect.com:8443/', page],
    ['any site of the processor', 'https://*.cardconnect.com/', page],
    ['a host below a site of the processor', 'https://a.isv.cardconnect.com/', page],
    ['the processor’s bare domain', 'https://cardconnect.com/', page],
    ['nothing', '', page],
    ['no address', 'card-fields', page],
  ])('not %s', (_, address, from) => {
    expect(trustedCardFields(address, from)).toBeNull()
  })
})

describe('an origin of card fields that an office enters', () => {
  it.each([
    ['https://isv-uat.cardconnect.com', true],
    ['https://isv-uat.cardconnect.com/', true],
    ['https://isv.cardconnect.com:443', false],
    ['https://isv-uat.cardconnect.com/itoke', false],
    ['https://isv.cardconnect.com?a', false],
    ['https://user@isv.cardconnect.com', false],
    ['https://isv.cardconnect.com:8443', false],
    ['https://*.cardconnect.com', false],
    ['https://a.isv.cardconnect.com', false],
    ['https://-.cardconnect.com', false],
    ['https://cardconnect.com', false],
    ['https://.cardconnect.com', false],
    ['https://cardconnect.com.example.com', false],
    ['https://evilcardconnect.com', false],
    ['http://isv.cardconnect.com', false],
    ['isv.cardconnect.com', false],
  ])('%s: %s', (text, fits) => {
    expect(isCardOrigin(text)).toBe(fits)
  })
})

describe('the address of the card fields (product.md 3.3 step 5)', () => {
  const look = {
    ink: '#16211B',
    muted: '#546159',
    ground: '#FFFFFF',
    edge: '#818E85',
    focus: '#10563D',
    error: '#9D2419',
  }
  const labels = { card: 'Número de tarjeta', expiry: 'Vence', cvv: 'Código & más' }
  const base = new URL('https://isv-uat.cardconnect.com/itoke/ajax-tokenizer.html')
  const month = { title: 'Vence, mes', placeholder: 'MM' }
  const year = { title: 'Vence, año', placeholder: 'AA' }
  const read = (touch: boolean) =>
    new URL(cardFieldsAddress(base, { language: 'es', labels, month, year, look, touch }))

  it('requests number, expiry, security code and every event', () => {
    const { searchParams } = read(false)
    const on = [...searchParams].filter(([, value]) => value === 'true').map(([name]) => name)
    expect(on).toEqual([
      'useexpiry',
      'useexpiryfield',
      'usecvv',
      'formatinput',
      'cardnumbernumericonly',
      'enhancedresponse',
      'unique',
      'invalidcreditcardevent',
      'invalidcvvevent',
      'invalidexpiryevent',
      'sendcardtypingevent',
    ])
    expect(searchParams.get('inactivityto')).toBe('500')
    expect(searchParams.get('selectinputdelay')).toBe('100')
  })

  it('makes its token after a pause on a touch screen', () => {
    expect(read(true).searchParams.get('tokenizewheninactive')).toBe('true')
    expect(read(false).searchParams.has('tokenizewheninactive')).toBe(false)
  })

  it('has labels in the page’s language, encoded', () => {
    const url = read(false)
    expect(url.searchParams.get('cardlabel')).toBe('Número de tarjeta')
    expect(url.searchParams.get('cvvlabel')).toBe('Código & más')
    expect(url.search).toContain('N%C3%BAmero%20de%20tarjeta')
    expect(url.search).not.toContain('+')
  })

  it('passes the theme, no margin and 16 px type', () => {
    const css = read(false).searchParams.get('css') ?? ''
    expect(css).toContain('body{margin:0;')
    expect(css).toContain('font-size:16px')
    expect(css).toContain('#818E85')
  })

  it('brings the page’s font, and places the fields that it is as high as', () => {
    const { searchParams } = read(false)
    const css = searchParams.get('css') ?? ''
    expect(css).toContain("font-family:'Public Sans Variable'")
    expect(searchParams.get('orientation')).toBe('custom')
    expect(css).toContain(`#ccnumfield{margin-bottom:${cardFieldsBox.numberErrorHeight}px;}`)
    expect(cardFieldsBox.height).toBe(cardFieldsBox.numberErrorTop + 32 + 21 + 6 + 48 + 4)
  })

  it('asks for month and year in two halves, named for a screen reader', () => {
    const { searchParams } = read(false)
    expect(searchParams.get('expirymonthtitle')).toBe('Vence, mes')
    expect(searchParams.get('expiryyeartitle')).toBe('Vence, año')
    expect(searchParams.get('placeholderyear')).toBe('AA')
  })
})
