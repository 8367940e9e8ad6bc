import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { draftFor, forgetDrafts } from './drafts'

const form = v.object({ name: v.string(), count: v.number() })
const draft = draftFor('/checkout', form)

beforeEach(() => {
  window.sessionStorage.clear()
})

describe('a draft (product.md decision 4)', () => {
  it('is found again by its route', () => {
    draft.keep({ name: 'Jane', count: 2 })
    expect(draftFor('/checkout', form).read()).toEqual({ name: 'Jane', count: 2 })
    expect(draftFor('/elsewhere', form).read()).toBeNull()
  })

  it('keeps nothing that the form does not name', () => {
    const typed = { name: 'Jane', count: 2, card: '4788250000121443' }
    draft.keep(typed)
    expect(JSON.stringify(window.sessionStorage)).not.toContain('4788')
  })

  it('does not offer what no longer fits the form', () => {
    draft.keep({ name: 'Jane', count: 2 })
    expect(draftFor('/checkout', v.object({ other: v.string() })).read()).toBeNull()
    window.sessionStorage.setItem('drafts', '{broken')
    expect(draft.read()).toBeNull()
  })

  it('is forgotten alone or with all others', () => {
    const other = draftFor('/elsewhere', form)
    draft.keep({ name: 'Jane', count: 2 })
    other.keep({ name: 'Joe', count: 1 })
    draft.forget()
    expect(draft.read()).toBeNull()
    expect(other.read()?.name).toBe('Joe')
    forgetDrafts()
    expect(other.read()).toBeNull()
  })
})
