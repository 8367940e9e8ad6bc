import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { configureClient } from '@/api/client'
import { ApiFailure } from '@/api/failure'
import { merchantInfoQuery } from '@/api/merchants/merchants'
import { createQueryClient } from '@/api/query-client'
import { actOnFailure } from '@/app/failures/api-failures'
import { createAppRouter } from '@/app/router'
import type { MerchantInfo } from '@/contract/merchants/merchants'
import { usualPollMs } from '@/rules/maintenance/maintenance-poll'
import { outcomePage, paymentsInFlight } from '@/state/cart/payments-in-flight'
import { followSwitch } from './after-navigation'

const city: MerchantInfo = {
  id: 'm1',
  sub_domain: 'kent',
  name: 'City of Kent',
  office: 'Finance office',
  address: '1 Main Street',
  city: 'Kent',
  state: 'OH',
  zip: '44240',
  phone: '(330) 555-0142',
  fax: null,
  hours: 'Weekdays 8 to 4',
  repName: 'Sam Ple',
  url: null,
  logo: null,
  brand_color: null,
  time_zone: 'America/New_York',
  roll_type_real: 'REAL',
  enableTerminal: false,
  force_guest_checkout_per_item: false,
  is_enabled: 1,
}

function open(path: string) {
  const queryClient = createQueryClient()
  const router = createAppRouter(
    {
      queryClient,
      site: { protocol: 'http:', host: 'kent.pay.localhost', leave: () => undefined },
    },
    createMemoryHistory({ initialEntries: [path] }),
  )
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
  const stop = followSwitch(router)
  const answer = (is_enabled: 0 | 1) =>
    queryClient.setQueryData(merchantInfoQuery.queryKey, { data: { ...city, is_enabled } })
  return { router, navigate, stop, answer }
}

afterEach(() => {
  outcomePage.isShown = false
  paymentsInFlight.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('an open page leads to /404 when merchant-info says that the site is off', () => {
  const { navigate, stop, answer } = open('/departments')
  answer(1)
  expect(navigate).not.toHaveBeenCalled()
  answer(0)
  expect(navigate).toHaveBeenCalledWith({ to: '/404', replace: true })
  stop()
})

it.each([
  ['a payment is sent', () => paymentsInFlight.add(Symbol('payment'))],
  ['its outcome is told', () => (outcomePage.isShown = true)],
])('the page stays while %s', (_, begin) => {
  const { navigate, stop, answer } = open('/checkout')
  begin()
  answer(0)
  expect(navigate).not.toHaveBeenCalled()
  stop()
})

/** Merchant-info as the server answers it from now on, and how often it was asked. */
function serve(answer: () => Response) {
  const fetch = vi.fn<() => Promise<Response>>(async () => answer())
  configureClient({
    baseUrl: 'http://kent.pay.localhost',
    token: () => null,
    departmentId: () => '',
    ready: Promise.resolve(),
    fetch,
    isPageUnloading: () => false,
    onFailure: () => undefined,
  })
  return fetch
}
const cityIs = (is_enabled: 0 | 1) => () => Response.json({ data: { ...city, is_enabled } })

const gone = (callId: string) =>
  new ApiFailure({
    kind: 'http',
    callId,
    status: 404,
    body: {},
    requestId: 'r1',
    retryAfterSeconds: null,
  })

it.each([
  ['listDepartments', false, true],
  ['listDepartments', true, false],
  ['getPaymentStatus', true, true],
  ['createPayment', true, true],
])('a 404 of %s (outcome is told: %s) leads to /404: %s', async (callId, isShown, leads) => {
  const { router, navigate, stop } = open('/checkout')
  outcomePage.isShown = isShown
  serve(cityIs(0))
  await actOnFailure(router, gone(callId))
  expect(navigate.mock.calls.length > 0).toBe(leads)
  stop()
})

describe('a page that nobody clicks on', () => {
  const look = (state: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    window.dispatchEvent(new Event('visibilitychange'))
  }
  const answered = () => vi.advanceTimersByTimeAsync(0)

  it('leads to /404 when its tab is looked at again, by one call', async () => {
    vi.useFakeTimers()
    const { navigate, stop } = open('/departments')
    const fetch = serve(cityIs(0))
    look('hidden')
    await answered()
    expect(fetch).not.toHaveBeenCalled()
    look('visible')
    window.dispatchEvent(new Event('focus'))
    await answered()
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(navigate).toHaveBeenCalledWith({ to: '/404', replace: true })
    stop()
  })

  it('asks every minute while it is visible, and not while it is hidden', async () => {
    vi.useFakeTimers()
    const { navigate, stop } = open('/departments')
    const fetch = serve(cityIs(1))
    await vi.advanceTimersByTimeAsync(2 * usualPollMs)
    expect(fetch).toHaveBeenCalledTimes(2)
    look('hidden')
    await vi.advanceTimersByTimeAsync(5 * usualPollMs)
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(navigate).not.toHaveBeenCalled()
    stop()
  })

  it.each([401, 403, 404, 500])('a %i of it leads nowhere', async (status) => {
    vi.useFakeTimers()
    const { navigate, stop } = open('/departments')
    serve(() => Response.json({ message: 'No.', error: 'Subdomain does not exist' }, { status }))
    look('visible')
    await answered()
    expect(navigate).not.toHaveBeenCalled()
    stop()
  })

  it('leads from /404 to the departments when the site is on again', async () => {
    const { router, navigate, stop, answer } = open('/404')
    await router.load()
    answer(0)
    expect(navigate).not.toHaveBeenCalled()
    answer(1)
    expect(navigate).toHaveBeenCalledWith({ to: '/departments', replace: true })
    stop()
  })
})
