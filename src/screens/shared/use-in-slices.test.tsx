import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useInSlices } from './use-in-slices'

const restoresScroll = vi.hoisted(() => vi.fn<() => boolean>())
vi.mock('@/state/page-load', () => ({ restoresScroll }))

/** What each render of a page was told, in order. */
let told: boolean[]

beforeEach(() => {
  told = []
  restoresScroll.mockReturnValue(false)
  window.scrollTo = () => undefined
})
afterEach(cleanup)

function Page() {
  told.push(useInSlices(true))
  return null
}

async function open() {
  const root = createRootRoute({ staticData: { address: null }, component: Outlet })
  const page = (path: string) =>
    createRoute({
      staticData: { address: null },
      getParentRoute: () => root,
      path,
      component: () => <Page />,
    })
  const router = createRouter({
    routeTree: root.addChildren([page('/one'), page('/two')]),
    history: createMemoryHistory({ initialEntries: ['/one'] }),
  })
  render(<RouterProvider router={router} />)
  await waitFor(() => expect(told.at(-1)).toBe(true))
  return router
}

it('the first page of a visit shows its skeleton, then what is ready', async () => {
  await open()
  expect(told[0]).toBe(false)
})

it('later pages show it at once', async () => {
  const router = await open()
  told = []
  await router.navigate({ href: '/two' })
  await waitFor(() => expect(told.at(-1)).toBe(true))
  expect(told).not.toContain(false)
})

it('so does a first page whose scroll position is restored', async () => {
  restoresScroll.mockReturnValue(true)
  await open()
  expect(told).not.toContain(false)
})
