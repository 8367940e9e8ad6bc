import { act, renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { anyOf, listOf, readListSearch } from '@/contract/list'
import { config } from '@/state/preferences'
import { type ListState, useListState } from './use-list-state'

const people = listOf({
  row: v.object({ id: v.string() }),
  sort: ['name', 'last_seen'],
  usualSort: 'name',
  filters: {
    role: v.optional(anyOf(['Admin', 'Support'])),
    locked: v.optional(v.boolean()),
    min_cents: v.optional(v.number()),
    merchant_id: v.optional(v.string()),
  },
  places: ['merchant_id'],
})
type Search = ReturnType<typeof readListSearch<typeof people.query>>
type State = ListState<'name' | 'last_seen', typeof people.filters>

/** A list at an address; `entries` is the resulting history. */
function openList(address: Record<string, string> = {}) {
  const entries: Search[] = [readListSearch(people.query, address)]
  const { result, rerender } = renderHook(() =>
    useListState({
      name: 'people',
      list: people,
      search: entries.at(-1) ?? {},
      onSearch: (next, { replace }) => {
        if (replace) entries.pop()
        entries.push(next)
      },
    }),
  )
  const change = (by: (state: State) => void) => {
    act(() => by(result.current))
    rerender()
  }
  return {
    entries,
    change,
    back: () => {
      entries.pop()
      rerender()
    },
    get state() {
      return result.current
    },
  }
}

beforeEach(() => {
  config.lists = {}
})

describe('a list shows the state in its address', () => {
  test.each([
    [{}, { text: '', filters: {}, page: 1, perPage: 25, isNarrowed: false }],
    [
      { q: 'ann', role: 'Admin,Support', locked: 'true', sort: '-last_seen', page: '3' },
      {
        text: 'ann',
        filters: { role: 'Admin,Support', locked: true },
        sort: { column: 'last_seen', descending: true },
        page: 3,
        isNarrowed: true,
      },
    ],
    // Invalid params are dropped.
    [
      { role: 'Mayor', locked: 'maybe', sort: 'email', page: '0', per_page: '33', q: '' },
      {
        text: '',
        filters: {},
        sort: { column: 'name', descending: false },
        page: 1,
        perPage: 25,
        isNarrowed: false,
      },
    ],
  ])('%j', (address, shown) => {
    expect(openList(address).state).toMatchObject(shown)
  })
})

describe('a change of the list', () => {
  const far = { q: 'ann', role: 'Admin', sort: '-last_seen', page: '7', per_page: '50' }
  const rest = { q: 'ann', role: 'Admin', sort: '-last_seen', per_page: 50 }

  test.each<[string, (state: State) => void, object]>([
    ['a search goes to page 1', (list) => list.search(' bob '), { ...rest, q: 'bob' }],
    [
      'a filter goes to page 1',
      (list) => list.filter({ locked: false }),
      { ...rest, locked: false },
    ],
    ['a sort goes to page 1', (list) => list.sortBy('name', true), { ...rest, sort: '-name' }],
    [
      'the usual sort is left out',
      (list) => list.sortBy('name', false),
      { q: 'ann', role: 'Admin', per_page: 50 },
    ],
    ['another page keeps the rest', (list) => list.goTo(8), { ...rest, page: 8 }],
    ['page 1 is left out', (list) => list.goTo(1), rest],
    [
      'a page size goes to page 1; it is remembered, so it is left out',
      (list) => list.setPerPage(100),
      { q: 'ann', role: 'Admin', sort: '-last_seen' },
    ],
    [
      'one filter is cleared',
      (list) => list.filter({ role: undefined }),
      { q: 'ann', sort: '-last_seen', per_page: 50 },
    ],
    [
      'clearing all keeps sort and page size',
      (list) => list.clearAll(),
      { sort: '-last_seen', per_page: 50 },
    ],
    [
      'a value that the description does not know falls away',
      (list) => list.filter({ role: 'Mayor' }),
      { q: 'ann', sort: '-last_seen', per_page: 50 },
    ],
  ])('%s, and is an entry of the history', (_, change, address) => {
    const list = openList(far)
    list.change(change)
    expect(list.entries.at(-1)).toEqual(address)
    expect(list.entries).toHaveLength(2)
  })
})

describe('two changes before the page has followed', () => {
  it('are both kept', () => {
    const list = openList()
    list.change((state) => {
      state.filter({ locked: true })
      state.search('ann', true)
    })
    expect(list.entries.at(-1)).toEqual({ locked: true, q: 'ann' })
  })

  it('do not bring back what Back has left', () => {
    const list = openList()
    list.change((state) => state.filter({ locked: true }))
    list.back()
    list.change((state) => state.search('ann'))
    expect(list.entries.at(-1)).toEqual({ q: 'ann' })
  })
})

describe('the place of a list', () => {
  const place = { merchant_id: '2', q: 'ann', role: 'Admin', page: '3' }

  it('is no filter', () => {
    const list = openList({ merchant_id: '2' })
    expect(list.state).toMatchObject({ filters: {}, isNarrowed: false })
    expect(list.state.query).toMatchObject({ merchant_id: '2' })
  })

  test.each<[string, (state: State) => void, object]>([
    ['all filters are cleared', (list) => list.clearAll(), {}],
    ['a filter changes', (list) => list.filter({ role: 'Support' }), { q: 'ann', role: 'Support' }],
    ['a search begins', (list) => list.search('bob'), { q: 'bob', role: 'Admin' }],
  ])('stays when %s', (_, change, rest) => {
    const list = openList(place)
    list.change(change)
    expect(list.entries.at(-1)).toEqual({ merchant_id: '2', ...rest })
  })
})

describe('typing into the search', () => {
  it('adds one history entry for a burst', () => {
    const list = openList()
    for (const text of ['an', 'ann', 'anna']) list.change((state) => state.search(text, true))
    expect(list.entries).toEqual([{}, { q: 'anna' }])
  })

  it('starts a new entry after any other change', () => {
    const list = openList()
    list.change((state) => state.search('ann', true))
    list.change((state) => state.filter({ locked: true }))
    list.change((state) => state.search('anna', true))
    expect(list.entries).toHaveLength(4)
  })

  it('starts a new entry after Back', () => {
    const list = openList()
    list.change((state) => state.search('ann', true))
    list.back()
    list.change((state) => state.search('bob', true))
    expect(list.entries).toEqual([{}, { q: 'bob' }])
  })

  it('changes nothing if only spaces were added', () => {
    const list = openList({ q: 'ann', page: '2' })
    list.change((state) => state.search('ann ', true))
    expect(list.entries).toHaveLength(1)
  })
})

describe('a page that does not exist', () => {
  it('is replaced by an existing one', () => {
    const list = openList({ page: '9' })
    list.change((state) => state.goTo(2, { replace: true }))
    expect(list.entries).toEqual([{ page: 2 }])
  })
})

describe('the memory of a list', () => {
  it('holds the page size, for an address without one', () => {
    openList().change((state) => state.setPerPage(100))
    expect(openList().state.perPage).toBe(100)
  })

  it('puts the size into links to later pages, so that they show the same rows to everyone', () => {
    const list = openList()
    list.change((state) => state.setPerPage(100))
    list.change((state) => state.goTo(2))
    expect(list.entries.at(-1)).toEqual({ page: 2, per_page: 100 })
  })

  it('is ignored for a later page in a link without a size', () => {
    openList().change((state) => state.setPerPage(100))
    const list = openList({ page: '2' })
    expect(list.state.perPage).toBe(25)
    // Its first page has the same size.
    list.change((state) => state.goTo(1))
    expect(list.entries.at(-1)).toEqual({ per_page: 25 })
  })

  it('holds the choice of columns', () => {
    openList().change((state) => state.chooseColumns({ phone: true, role: false }))
    expect(openList().state.columns).toEqual({ phone: true, role: false })
  })

  it('is ignored if the list does not offer the page size', () => {
    config.lists = { people: { columns: {}, per_page: 33 } }
    expect(openList().state.perPage).toBe(25)
  })

  it.each(['{"people":{"per_page":"all","columns":{"role":"no"}}}', '{"people":7}', '[]', '"x"'])(
    'falls back where storage holds %s',
    async (lists) => {
      window.localStorage.setItem('config', `{"lists":${lists},"language":"de"}`)
      vi.resetModules()
      const fresh = (await import('@/state/preferences')).config
      expect(fresh.language).toBe('de')
      expect(fresh.lists['people'] ?? { columns: {}, per_page: null }).toEqual({
        columns: {},
        per_page: null,
      })
    },
  )
})
