import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAddress, readyCloud, signInAs, stubBrowser } from '@/app/open-address.test-support'
import { currentDepartmentId } from '@/app/router'
import { purgeSession, session } from '@/state/session/session'

/**
 * `X-Department-Id` names the department of the page that is being opened, from its first call on
 * (decision 8).
 */

const host = 'miamicounty.pay.localhost'

let cloud: Awaited<ReturnType<typeof readyCloud>>

beforeAll(async () => {
  cloud = await readyCloud()
})

beforeEach(() => {
  stubBrowser()
})

afterEach(() => {
  cleanup()
  purgeSession()
  vi.unstubAllGlobals()
})

async function open(path: string) {
  await signInAs(cloud, 'user')
  // As after a reload: the first check of the token blocks.
  session.user = null
  const asked: string[] = []
  const { router, queryClient } = openAddress(path, {
    host,
    departmentId: currentDepartmentId,
    fetch: (request) => {
      const call = new URL(request.url).pathname.replace(/^\/api\//u, '')
      asked.push(`${call}: ${request.headers.get('x-department-id') ?? 'no header'}`)
      return cloud.fetch(request)
    },
  })
  /** The calls since the last time, once the page is loaded. */
  const calls = async (arrivedAt: string) => {
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe(arrivedAt), {
      timeout: 10_000,
    })
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    return asked.splice(0)
  }
  return { router, calls }
}

describe('the department in each call’s header', () => {
  it('is the page’s from the first call of a page load on, and changes with each navigation', async () => {
    const { router, calls } = await open('/real-estate-tax/search')
    const first = await calls('/real-estate-tax/search')
    expect(first).toEqual(
      expect.arrayContaining([
        'merchant-info: real-estate-tax',
        'get-departments: real-estate-tax',
        'verify_token: real-estate-tax',
      ]),
    )
    expect(first.filter((call) => !call.endsWith(': real-estate-tax'))).toEqual([])

    await router.navigate({ href: '/blind-payments/dog-licenses' })
    const second = await calls('/blind-payments/dog-licenses')
    expect(second).toContain('verify_token: dog-licenses')
    expect(second.filter((call) => !call.endsWith(': dog-licenses'))).toEqual([])

    await router.navigate({ href: '/checkout' })
    const third = await calls('/checkout')
    expect(third).toContain('verify_token: ')
    expect(third.filter((call) => !call.endsWith(': '))).toEqual([])
  }, 20_000)

  it('is empty where the address has no department, or one that fits no header', async () => {
    const { router, calls } = await open('/departments')
    expect((await calls('/departments')).filter((call) => !call.endsWith(': '))).toEqual([])
    await router.navigate({ href: `/${encodeURIComponent('дом')}/search` })
    const wrong = await calls('/404')
    expect(wrong).toContain('verify_token: ')
    expect(wrong.filter((call) => !call.endsWith(': '))).toEqual([])
  }, 20_000)
})
