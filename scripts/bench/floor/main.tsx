import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { createRoot } from 'react-dom/client'
import { RowList } from '../row-list'
import { type Row, rows } from '../rows'

// The stack of the demo and nothing else: router, queries, and MSW answering in the page.

async function fetchRows(): Promise<Row[]> {
  const answer = await fetch('/api/rows')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsing is not part of the floor
  return (await answer.json()) as Row[]
}

function List() {
  const { data } = useQuery({ queryKey: ['rows'], queryFn: fetchRows })
  return data ? <RowList rows={data} /> : null
}

// The product's own addresses stay out.
const staticData = { address: null }
const rootRoute = createRootRoute({ component: Outlet, staticData })
const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: List,
  staticData,
})
const router = createRouter({ routeTree: rootRoute.addChildren([listRoute]) })
const queryClient = new QueryClient()

await setupWorker(http.get('/api/rows', () => HttpResponse.json(rows))).start({
  onUnhandledRequest: 'bypass',
  quiet: true,
})
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
