import { afterEach, describe, expect, it } from 'vitest'
import type { KnownUser } from '@/contract/people/users'
import { lastListOf, lastListSearch, rememberListSearch } from './list-searches'
import { purgeSession } from '@/state/session/session'
import { openSession } from '@/state/session/signed-in'

const person = (id: string): KnownUser => ({
  id,
  name: 'Ann Clerk',
  email: `${id}@mail.example`,
  username: id,
  phone: null,
  role: ['Merchant User'],
  merchant_id: 'm1',
  sub_domain: 'kent',
})

afterEach(() => purgeSession())

describe('the search of a list', () => {
  it('is what the list had last', () => {
    openSession('t', person('ann'))
    rememberListSearch('/users/m1', '?page=2')
    rememberListSearch('/users/m1', '?q=doe')
    rememberListSearch('/admin/users/search', '?sort=name')
    expect(lastListSearch('/users/m1')).toBe('?q=doe')
    expect(lastListSearch('/admin/users/search')).toBe('?sort=name')
    rememberListSearch('/users/m1', '')
    expect(lastListSearch('/users/m1')).toBe('')
  })

  it('is empty for a list that was not shown', () => {
    openSession('t', person('ann'))
    expect(lastListSearch('/users/m1')).toBe('')
  })

  it('tells which of several lists was shown last', () => {
    openSession('t', person('ann'))
    rememberListSearch('/admin/users/search', '')
    rememberListSearch('/users/m1', '')
    rememberListSearch('/admin/warnings', '')
    const lists = ['/admin/users/search', '/users/m1']
    expect(lastListOf(lists)).toBe('/users/m1')
    rememberListSearch('/admin/users/search', '?q=doe')
    expect(lastListOf(lists)).toBe('/admin/users/search')
    expect(lastListOf(['/users/m2'])).toBeUndefined()
  })

  it('ends with the session', () => {
    openSession('t', person('ann'))
    rememberListSearch('/users/m1', '?q=doe')
    purgeSession('signed-out')
    expect(window.sessionStorage.getItem('list-searches')).toBeNull()
    rememberListSearch('/users/m1', '?q=of nobody')
    expect(window.sessionStorage.getItem('list-searches')).toBeNull()
  })

  it('is never another user’s', () => {
    openSession('t', person('ann'))
    rememberListSearch('/users/m1', '?q=doe')
    // The tab slept while its session ended elsewhere, so that it was not told.
    const left = window.sessionStorage.getItem('list-searches') ?? ''
    purgeSession('signed-out')
    window.sessionStorage.setItem('list-searches', left)
    openSession('t2', person('bob'))
    expect(lastListSearch('/users/m1')).toBe('')
  })
})
