import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

/**
 * A part of a screen that needs an address and a cache, and nothing of the application: it stands at
 * `/`; `/departments` is another page.
 */
export function InRouter({
  search,
  children,
}: {
  search?: Record<string, string>
  children: ReactNode
}) {
  const [app] = useState(() => {
    const root = createRootRoute({ component: Outlet, staticData: { address: null } })
    const here = createRoute({
      getParentRoute: () => root,
      path: '/',
      staticData: { address: null },
      component: () => <>{children}</>,
    })
    const away = createRoute({
      getParentRoute: () => root,
      path: '/departments',
      staticData: { address: null },
      component: () => (
        <p>
          Another page. <Link to="/">Back</Link>
        </p>
      ),
    })
    const query = new URLSearchParams(search ?? {}).toString()
    return {
      queryClient: new QueryClient(),
      router: createRouter({
        routeTree: root.addChildren([here, away]),
        context: { site: { protocol: 'http:', host: 'pay.localhost', leave: () => undefined } },
        history: createMemoryHistory({ initialEntries: [`/?${query}`] }),
      }),
    }
  })
  return (
    <QueryClientProvider client={app.queryClient}>
      <RouterProvider router={app.router} />
    </QueryClientProvider>
  )
}
