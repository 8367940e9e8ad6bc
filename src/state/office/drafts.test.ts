import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { KnownUser } from '@/contract/people/users'
import { draftFor, forgetDrafts } from './drafts'
import { purgeSession } from '@/state/session/session'
import { openSession } from '@/state/session/signed-in'

const form = v.object({ name: v.string(), count: v.number() })
const typed = { name: 'Jane', count: 2 }

const person = (id: string): KnownUser => ({
  id,
  name: 'Jane',
  email: `${id}@mail.example`,
  username: id,
  phone: null,
  role: ['User'],
  merchant_id: '1',
  sub_domain: 'miamicounty',
})

/** Opens a form on the current page. */
function opened(route = '/checkout') {
  const draft = draftFor(route, form)
  draft.read()
  return draft
}
const offered = (route?: string) => opened(route).read()

beforeEach(() => {
  purgeSession()
  window.sessionStorage.clear()
  window.localStorage.clear()
})

describe('a draft (decision 4)', () => {
  it('is found again by its route', () => {
    opened().keep(typed)
    expect(offered()).toEqual(typed)
    expect(offered('/elsewhere')).toBeNull()
  })

  it('keeps only fields that the form names', () => {
    const more = { ...typed, card: '4788250000121443' }
    opened().keep(more)
    expect(JSON.stringify(window.sessionStorage)).not.toContain('4788')
  })

  it('drops what no longer fits the form', () => {
    opened().keep(typed)
    expect(draftFor('/checkout', v.object({ other: v.string() })).read()).toBeNull()
    window.sessionStorage.setItem('drafts', '{broken')
    expect(offered()).toBeNull()
  })

  it('is removed by saving, though the form writes the saved values once more when it closes', () => {
    const draft = opened()
    draft.keep({ ...typed, name: 'Ja' })
    draft.forget(typed)
    draft.keep(typed)
    expect(offered()).toBeNull()
    // Later typing is a draft again, until it equals the saved values.
    draft.keep({ ...typed, count: 3 })
    expect(offered()).toEqual({ ...typed, count: 3 })
    draft.keep(typed)
    expect(offered()).toBeNull()
  })

  it('is forgotten alone or with all others', () => {
    const [draft, other] = [opened(), opened('/elsewhere')]
    draft.keep(typed)
    other.keep(typed)
    draft.forget()
    expect(offered()).toBeNull()
    expect(offered('/elsewhere')).toEqual(typed)
    forgetDrafts()
    expect(offered('/elsewhere')).toBeNull()
  })
})

describe('the owner of a draft', () => {
  it('is the user who typed it, also after the session ended under the form', () => {
    openSession('token', person('jane'))
    const draft = opened()
    purgeSession('expired')
    draft.keep(typed)
    expect(offered()).toBeNull()
    openSession('token', person('joe'))
    expect(offered()).toBeNull()
    openSession('token', person('jane'))
    expect(offered()).toEqual(typed)
  })

  it('is the guest while a form stays open and a user signs in beside it', () => {
    const draft = opened()
    openSession('token', person('jane'))
    draft.keep(typed)
    expect(offered()).toBeNull()
    expect(window.sessionStorage.getItem('drafts')).toContain('guest /checkout')
  })

  it('is none when a guest’s form outlives the session of a user who signed in beside it', () => {
    const draft = opened()
    draft.keep(typed)
    openSession('token', person('jane'))
    purgeSession('expired')
    expect(offered()).toBeNull()
    expect(window.sessionStorage.getItem('drafts')).toBeNull()
    // The form's last write, when it closes, comes too late.
    draft.keep(typed)
    expect(offered()).toBeNull()
    // Later guests keep drafts as usual.
    opened().keep(typed)
    expect(offered()).toEqual(typed)
  })

  it('changes with the next read of a form that is mounted for the whole page', () => {
    const draft = opened()
    openSession('token', person('jane'))
    draft.read()
    draft.keep(typed)
    expect(offered()).toEqual(typed)
  })
})

describe('signing out', () => {
  it('forgets earlier drafts, including what a form writes when it closes afterwards', () => {
    const draft = opened()
    draft.keep(typed)
    forgetDrafts()
    draft.keep(typed)
    expect(offered()).toBeNull()
    opened().keep(typed)
    expect(offered()).toEqual(typed)
  })

  /** Another tab signs out: its own session storage, one local storage, an event here. */
  const otherTabSignsOut = (isAwake: boolean) => {
    const before = window.localStorage.getItem('last-sign-out')
    window.localStorage.setItem('last-sign-out', `${before}+1`)
    if (isAwake) window.dispatchEvent(new StorageEvent('storage', { key: 'last-sign-out' }))
  }

  it('in another tab removes this tab’s drafts', () => {
    const draft = opened()
    draft.keep(typed)
    otherTabSignsOut(true)
    expect(window.sessionStorage.getItem('drafts')).toBeNull()
    draft.keep(typed)
    expect(offered()).toBeNull()
  })

  it('in another tab also counts for a tab that slept meanwhile', () => {
    opened().keep(typed)
    otherTabSignsOut(false)
    expect(offered()).toBeNull()
    expect(offered('/elsewhere')).toBeNull()
    // Later drafts do not restore the old ones.
    opened('/elsewhere').keep(typed)
    expect(offered()).toBeNull()
    expect(offered('/elsewhere')).toEqual(typed)
  })

  it('notifies other tabs each time', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem')
    forgetDrafts()
    forgetDrafts()
    const told = write.mock.calls.filter(([key]) => key === 'last-sign-out')
    write.mockRestore()
    expect(new Set(told.map(([, value]) => value)).size).toBe(2)
  })
})
