import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiFailure } from '@/api/failure'
import { merchantInfoQuery } from '@/api/merchants'
import { createQueryClient } from '@/api/query-client'
import { actOnFailure } from '@/app/failures/api-failures'
import { createAppRouter } from '@/app/router'
import type { MerchantInfo } from '@/contract/merchants'
import { outcomePage, paymentsInFlight } from '@/state/payments-in-flight'
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
      site: { protocol: 'http:', host: 'pay.localhost', leave: () => undefined },
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
  paymentsInFlight.count = 0
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
  ['a payment is sent', () => (paymentsInFlight.count = 1)],
  ['its outcome is told', () => (outcomePage.isShown = true)],
])('the page stays while %s', (_, begin) => {
  const { navigate, stop, answer } = open('/checkout')
  begin()
  answer(0)
  expect(navigate).not.toHaveBeenCalled()
  stop()
})

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
  await actOnFailure(router, gone(callId))
  expect(navigate.mock.calls.length > 0).toBe(leads)
  stop()
})
