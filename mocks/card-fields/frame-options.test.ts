import { expect, test } from 'vitest'
import { cardFieldsAddress } from '@/rules/payments/card-fields'
import { readFrameOptions } from './frame-options'

const read = (query: string) => readFrameOptions(new URLSearchParams(query))

test('the processor’s defaults', () => {
  expect(read('')).toMatchObject({
    useexpiry: false,
    usecvv: false,
    formatinput: false,
    unique: false,
    tokenpropname: 'message',
    inactivityto: 500,
    selectinputdelay: 0,
    orientation: 'default',
    cardinputmaxlength: 2000,
  })
})

test('invalid numbers and numbers out of bounds fall back', () => {
  expect(read('inactivityto=soon&selectinputdelay=5000')).toMatchObject({
    inactivityto: 500,
    selectinputdelay: 1000,
  })
})

test('useexpiryfield has no effect without useexpiry', () => {
  expect(read('useexpiryfield=true').useexpiryfield).toBe(false)
})

test('month names count when there are twelve', () => {
  expect(read('monthnames=Jan-Feb').monthnames[0]).toBe('January')
  expect(read('monthnames=a-b-c-d-e-f-g-h-i-j-k-l').monthnames[11]).toBe('l')
})

test('a placeholder is cut, a title falls back to its label', () => {
  const { placeholders, titles } = read(`placeholder=${'x'.repeat(80)}&expirylabel=Gültig%20bis`)
  expect(placeholders.card).toHaveLength(60)
  expect(titles.month).toBe('Gültig bis: MM')
})

test('the product’s own query is read whole', () => {
  const look = {
    ink: '#000',
    muted: '#111',
    ground: '#fff',
    edge: '#222',
    focus: '#333',
    error: '#444',
  }
  const labels = { card: 'カード番号', expiry: 'Expiration date', cvv: 'Card security code' }
  const base = new URL('http://pay.localhost/card-fields/index.html')
  const month = { title: 'Month', placeholder: 'MM' }
  const year = { title: 'Year', placeholder: 'YY' }
  const address = new URL(
    cardFieldsAddress(base, { language: 'es', labels, month, year, look, touch: true }),
  )
  const options = readFrameOptions(address.searchParams)
  expect(options).toMatchObject({
    useexpiry: true,
    useexpiryfield: true,
    usecvv: true,
    formatinput: true,
    cardnumbernumericonly: true,
    enhancedresponse: true,
    unique: true,
    invalidcreditcardevent: true,
    invalidcvvevent: true,
    invalidexpiryevent: true,
    tokenizewheninactive: true,
    inactivityto: 500,
    selectinputdelay: 100,
    labels,
    titles: { month: 'Month', year: 'Year' },
    placeholders: { month: 'MM', year: 'YY' },
    orientation: 'custom',
    language: 'es',
  })
  expect(options.css).toContain('body{margin:0')
})
