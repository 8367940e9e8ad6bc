import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAddress, readyCloud, signInAs, stubBrowser } from '@/app/open-address.test-support'
import type { AppRouter } from '@/app/router'
import { forgetRoutes, previousRoute, routeLog } from '@/state/route-log'
import { purgeSession } from '@/state/session/session'
import { watchArrivals } from './after-navigation'
import { keepVisits } from './visits'

/** The navigations of the first second, before the script that logs them is loaded (§2). */

let cloud: Awaited<ReturnType<typeof readyCloud>>

beforeAll(async () => {
  cloud = await readyCloud()
})

beforeEach(() => {
  stubBrowser()
  forgetRoutes()
})

afterEach(() => {
  cleanup()
  purgeSession()
  forgetRoutes()
  vi.unstubAllGlobals()
})

/** Opens the list of departments, goes on at once, and only then loads what logs. */
async function visitEarly(...steps: readonly ((router: AppRouter) => Promise<void> | void)[]) {
  const { router } = openAddress('/departments', {
    host: 'miamicounty.pay.localhost',
    fetch: (request) => cloud.fetch(request),
  })
  const visits = keepVisits(router)
  await screen.findByRole('heading', { level: 1, name: /pay/iu })
  for (const step of steps) await step(router)
  const stop = watchArrivals(router, visits)
  return { router, stop }
}

const toBill = (router: AppRouter) =>
  router.navigate({
    to: '/overview-parcel/$parcelId/$year/$department_id',
    params: { parcelId: '08-004512', year: '2025', department_id: 'real-estate-tax' },
  })
const toReset = (router: AppRouter) => router.navigate({ to: '/password-reset' })
const paths = () => routeLog().map(({ path }) => path)

describe('navigations before the log is there', () => {
  it('are logged with their own time, and the last page is remembered', async () => {
    const { stop } = await visitEarly(toBill, toReset)
    expect(paths()).toEqual([
      '/departments',
      '/overview-parcel/08-004512/2025/real-estate-tax',
      '/password-reset',
    ])
    expect(routeLog()[1]).toMatchObject({
      name: 'overview-parcel',
      params: { parcelId: '08-004512', year: '2025' },
      user: null,
    })
    expect(routeLog().map(({ at }) => at)).toEqual(
      routeLog()
        .map(({ at }) => at)
        .toSorted((a, b) => a - b),
    )
    expect(previousRoute()).toBe('/overview-parcel/08-004512/2025/real-estate-tax')
    stop()
  })

  it('are each logged once, with those that follow', async () => {
    const { router, stop } = await visitEarly(toBill)
    await toReset(router)
    expect(paths()).toEqual([
      '/departments',
      '/overview-parcel/08-004512/2025/real-estate-tax',
      '/password-reset',
    ])
    stop()
  })

  it('of a session that has ended since are neither logged nor remembered', async () => {
    await signInAs(cloud, 'user')
    const { stop } = await visitEarly(toBill, () => purgeSession(), toReset)
    expect(paths()).toEqual(['/password-reset'])
    expect(previousRoute()).toBeNull()
    stop()
  })
})
