import type * as Library from '@mswjs/data'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createModel } from './model'

describe('the model', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.doUnmock('@mswjs/data')
    vi.resetModules()
  })

  it('has merchants, departments, users, parcels and notifications', () => {
    expect(Object.keys(createModel())).toEqual([
      'merchants',
      'departments',
      'users',
      'parcels',
      'notifications',
    ])
  })

  it.each(['merchants', 'departments', 'users', 'parcels', 'notifications'] as const)(
    'is the memory of %s: the world has none where the library forgets them',
    async (forgotten) => {
      vi.resetModules()
      vi.doMock('@mswjs/data', async (original) => {
        const library = await original<typeof Library>()
        const factory: typeof library.factory = (definitions) => {
          const database = library.factory(definitions)
          const { [forgotten]: collection } = database
          if (!collection) throw new Error(`The model has no ${forgotten}`)
          const create = collection.create.bind(collection)
          collection.create = (values) => {
            const entity = create(values)
            collection.deleteMany({ where: {} })
            return entity
          }
          return database
        }
        return { ...library, factory }
      })
      const { createWorld } = await import('@mocks/world/create-world')
      const world = createWorld('civic-till')
      const { merchants, users, notifications } = world
      const county = world.tenant('miamicounty')
      const tables = {
        merchants,
        departments: county?.departments,
        users,
        parcels: county?.parcels,
        notifications,
      }
      const named = Object.entries(tables).filter(([, table]) => table?.all().length === 0)
      expect(county === null).toBe(forgotten === 'merchants')
      expect(named.map(([name]) => name)).toEqual([forgotten])
    },
  )

  it('opens no channel to other tabs, and leaves the page its own', () => {
    const opened = vi.fn<() => void>()
    class Channel {
      addEventListener = opened
      postMessage = opened
    }
    vi.stubGlobal('window', globalThis)
    vi.stubGlobal('BroadcastChannel', Channel)
    createModel().merchants.create({ id: '1', name: 'Miami County', aliases: [] })
    expect(opened).not.toHaveBeenCalled()
    expect(globalThis.BroadcastChannel).toBe(Channel)
  })
})
