import { expect, it } from 'vitest'
import { guestPath } from './guest-path'

const search = '/real-estate-tax/search?q=08'

it.each([
  ['where somebody was', [search, '/checkout'], search],
  [
    'the page before, when the interrupted one is for who is signed in',
    ['/dashboard', search],
    search,
  ],
  ['nor one that asks who somebody is', ['/user-profile/7', null], '/departments'],
  ['nor another page of signing in', [null, '/password-reset'], '/departments'],
  ['nor one that is not there', ['/nowhere/at/all/really', null], '/departments'],
  ['nor another host’s', ['https://evil.example/departments', search], search],
  ['nor another host’s without its protocol', ['//evil.example/checkout', null], '/departments'],
  ['nor what is no address', ['http://', null], '/departments'],
  ['the start, when there was nothing', [null, null], '/departments'],
])('%s', (_, pages, path) => {
  expect(guestPath(pages)).toBe(path)
})
