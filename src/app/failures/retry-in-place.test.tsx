import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadEveryArea } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { ErrorState } from '@/ui/feedback/error-state'
import { keepRetryInPlace } from './retry-in-place'

let answer: { resolve: (part: string) => void; reject: (error: Error) => void }
let stop: () => void

function Part() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['part'],
    queryFn: () =>
      new Promise<string>((resolve, reject) => {
        answer = { resolve, reject }
      }),
    retry: false,
  })
  if (data !== undefined) return <h2>{data}</h2>
  if (error === null) return <p>Loading</p>
  return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
}

const retryButton = () => screen.findByRole('button', { name: 'Try again' })
const fail = () => act(async () => answer.reject(new Error('500')))

beforeAll(() => loadEveryArea('en'))
beforeEach(async () => {
  const queryClient = new QueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <Messages locale="en">
        <main>
          <h1 tabIndex={-1}>The page</h1>
          <section>
            <Part />
          </section>
        </main>
      </Messages>
    </QueryClientProvider>,
  )
  await fail()
  await retryButton()
  // It is loaded after the first screen, whose calls may have failed by then.
  stop = keepRetryInPlace(queryClient)
})
afterEach(() => {
  stop()
  cleanup()
})

test('the button keeps the focus while its call runs and when that fails again', async () => {
  const button = await retryButton()
  act(() => button.click())
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  expect(document.activeElement).toBe(button)
  await fail()
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  expect(document.activeElement).toBe(button)
})

test('the heading of what has come takes the focus', async () => {
  const button = await retryButton()
  act(() => button.click())
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  await act(async () => answer.resolve('The part'))
  const heading = await screen.findByRole('heading', { name: 'The part' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('a focus that the user has moved on stays there', async () => {
  const button = await retryButton()
  act(() => button.click())
  const heading = screen.getByRole('heading', { name: 'The page' })
  heading.focus()
  await act(async () => answer.resolve('The part'))
  await screen.findByRole('heading', { name: 'The part' })
  expect(document.activeElement).toBe(heading)
})
