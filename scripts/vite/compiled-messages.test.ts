import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createIntl, type IntlConfig } from 'react-intl'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { compileMessage, compileMessages } from './compiled-messages.ts'

test('text without syntax stays text', () => {
  expect(compileMessage('Add to cart')).toBe('Add to cart')
  expect(compileMessage("We can't find it")).toBe("We can't find it")
  expect(compileMessage('')).toBe('')
})

test('text with syntax is parsed and react-intl formats it without a parser', () => {
  const compiled = compileMessages(
    JSON.stringify({
      'department-list.empty.text': '{count, plural, one {# bill} other {# bills}}',
      'department-list.search.tooShort': 'Pay {amount, number, ::currency/USD}',
      'departments.page.lead': 'Call <b>us</b>',
    }),
    'en/cart.json',
  )
  // react-intl takes a mix of text and parsed messages; its type knows one kind at a time.
  const mixed = v.custom<NonNullable<IntlConfig['messages']>>((value) => value === compiled)
  const intl = createIntl({ locale: 'en', messages: v.parse(mixed, compiled) })
  expect(intl.formatMessage({ id: 'department-list.empty.text' }, { count: 1 })).toBe('1 bill')
  expect(intl.formatMessage({ id: 'department-list.empty.text' }, { count: 3 })).toBe('3 bills')
  expect(intl.formatMessage({ id: 'department-list.search.tooShort' }, { amount: 9.5 })).toBe(
    'Pay $9.50',
  )
  const bold = (text: ReactNode[]) => createElement('b', { key: 'bold' }, ...text)
  const help = intl.formatMessage({ id: 'departments.page.lead' }, { b: bold })
  expect(renderToStaticMarkup(createElement('p', null, help))).toBe('<p>Call <b>us</b></p>')
})

test('a real build gets no message of the demonstration', () => {
  const json = JSON.stringify({ 'failures.demo.text': 'Demo', 'failures.page.reload': 'Reload' })
  expect(compileMessages(json, 'en/errors.json', false)).toEqual({
    'failures.page.reload': 'Reload',
  })
  expect(compileMessages(json, 'en/errors.json')).toHaveProperty(['failures.demo.text'], 'Demo')
})

test('a message that does not parse names its file and id', () => {
  expect(() => compileMessages('{"a.b.c":"{oops"}', 'de/cart.json')).toThrow(
    /de\/cart.json.*a\.b\.c/u,
  )
})
