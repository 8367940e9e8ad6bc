import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureClient } from '@/api/client'
import { departmentsQuery } from '@/api/departments/departments'
import type { ApiFailure } from '@/api/failure'
import { keys } from '@/api/keys'
import { followPermits } from './follow-permits'

/** Which departments are permits', as `GET api/get-permit-departments` says (specification §7). */

const departments = [{ id: 'water' }, { id: 'permits', permits: true }, { id: 'zoning' }]
const failed = vi.fn<(failure: ApiFailure) => void>()
let asked: string[]
let client: QueryClient
let stop: () => void

function hostThatAnswers(permits: () => Response | Promise<Response>): void {
  configureClient({
    baseUrl: 'http://stow.api.example',
    token: () => null,
    departmentId: () => '',
    ready: Promise.resolve(),
    fetch: async ({ url }) => {
      const { pathname } = new URL(url)
      asked.push(pathname)
      return pathname === '/api/get-departments' ? Response.json(departments) : permits()
    },
    onFailure: failed,
  })
}

const permitsNow = async () => {
  await client.query(departmentsQuery)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  const held = client.getQueryData(departmentsQuery.queryKey) ?? []
  return held.filter((row) => row.permits).map(({ id }) => id)
}

beforeEach(() => {
  asked = []
  failed.mockReset()
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  stop = followPermits(client)
})

afterEach(() => stop())

describe('which departments are permits’', () => {
  it.each([
    ['those that the call names', [{ id: 'zoning' }, { id: 'water' }], ['water', 'zoning']],
    ['none, where it names none', [], []],
  ])('%s', async (_, answer, expected) => {
    hostThatAnswers(() => Response.json({ data: answer }))
    expect(await permitsNow()).toEqual(expected)
  })

  it.each([
    ['does not have the call', () => Response.json({ message: 'Not found' }, { status: 404 })],
    ['fails', () => Response.json({}, { status: 500 })],
    ['does not answer', () => Promise.reject(new TypeError('network'))],
    ['answers something else', () => Response.json({ result: 7 })],
    ['refuses', () => Response.json({ message: 'Unauthorised' }, { status: 401 })],
  ])('what get-departments says, where the host %s; it leads nowhere', async (_, answer) => {
    hostThatAnswers(answer)
    expect(await permitsNow()).toEqual(['permits'])
    expect(failed).not.toHaveBeenCalled()
  })

  const permits = '/api/get-permit-departments'
  const timesAsked = () => asked.filter((path) => path === permits).length

  it('is asked once, after the departments, and counts for a later answer of theirs as well', async () => {
    hostThatAnswers(() => Response.json([{ id: 'zoning' }]))
    await permitsNow()
    await client.query({ ...departmentsQuery, staleTime: 0 })
    expect(await permitsNow()).toEqual(['zoning'])
    expect(timesAsked()).toBe(1)
    expect(asked.indexOf(permits)).toBeGreaterThan(asked.indexOf('/api/get-departments'))
  })

  it('is asked again after the departments were changed', async () => {
    const ids = ['zoning', 'water']
    hostThatAnswers(() => Response.json([{ id: ids.shift() }]))
    await permitsNow()
    await client.invalidateQueries({ queryKey: keys.departments })
    expect(await permitsNow()).toEqual(['water'])
    expect(timesAsked()).toBe(2)
  })

  it('is not asked where no page asks for departments', async () => {
    hostThatAnswers(() => Response.json([]))
    client.setQueryData(['else'], 1)
    await Promise.resolve()
    expect(asked).toEqual([])
  })
})
