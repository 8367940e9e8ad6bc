import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { actOnFailure } from '@/api-failures'
import { configureClient } from '@/api/client'
import { createQueryClient } from '@/api/query-client'
import { watchArrivals } from '@/arrivals'
import { login } from '@/contract/sessions'
import { type AppRouter, createAppRouter } from '@/router'
import type { CartItem } from '@/rules/cart'
import { replaceCart, showCart } from '@/state/cart'
import { setClockOffset } from '@/state/clock'
import { overlays } from '@/state/overlays'
import { purgeSession, session } from '@/state/session'
import { openSession } from '@/state/signed-in'
import type { Cloud } from '@mocks/cloud/cloud'
import { createCloud } from '@mocks/cloud/create-cloud'
import type { CloudOptions } from '@mocks/cloud/options'
import { personaNamed, type PersonaName, personaPassword } from '@mocks/world/personas'

export interface ScreenProps {
  /** Path with search params. */
  path: string
  /** The merchant's subdomain; null: the root domain. */
  tenant?: string | null
  cart?: readonly CartItem[]
  /** Who is signed in when the screen opens, of the people that mock mode lists; else a guest. */
  persona?: PersonaName
  /** Faults, latency, seed of this story's own world. */
  cloud?: CloudOptions
}

/**
 * A screen as a visitor finds it: the real route tree at an address, against a cloud of its own in
 * this page, so that no story sees what another did.
 */
export function Screen(props: ScreenProps) {
  const [app, setApp] = useState<{
    router: AppRouter
    queryClient: ReturnType<typeof createQueryClient>
  }>()
  useEffect(() => {
    let current = true
    void openScreen(props).then((opened) => {
      if (current) setApp(opened)
    })
    return () => {
      current = false
    }
    // A story's args do not change while it is shown: it is mounted anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  if (app === undefined) return null
  return (
    <QueryClientProvider client={app.queryClient}>
      <RouterProvider router={app.router} />
    </QueryClientProvider>
  )
}

async function openScreen({
  path,
  tenant = 'miamicounty',
  cart = [],
  persona,
  cloud: options,
}: ScreenProps) {
  const host = tenant === null ? 'pay.localhost' : `${tenant}.pay.localhost`
  const cloud = createCloud(options)
  await cloud.ready
  setClockOffset(cloud.clock.offset)
  purgeSession()
  if (persona !== undefined) await signIn(cloud, host, persona)
  replaceCart(cart)
  overlays.findReceipt = false
  showCart(false)

  const queryClient = createQueryClient()
  const router = createAppRouter(
    { queryClient, site: { protocol: 'http:', host, leave: () => undefined } },
    createMemoryHistory({ initialEntries: [path] }),
  )
  configureClient({
    baseUrl: `http://${host}`,
    token: () => session.token,
    department: () => '',
    ready: Promise.resolve(),
    fetch: (request) => cloud.fetch(request),
    onFailure: (failure) => void actOnFailure(router, failure),
  })
  watchArrivals(router)
  return { router, queryClient }
}

async function signIn(cloud: Cloud, host: string, persona: PersonaName): Promise<void> {
  const { email } = personaNamed(persona)
  const answer = await cloud.fetch(
    new Request(`http://${host}/${login.path}`, {
      method: login.method,
      body: JSON.stringify({ email, password: personaPassword }),
    }),
  )
  const { authorisation, user } = v.parse(login.answer, await answer.json())
  openSession(authorisation.api_token, user)
}
