import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { iframeUrlsQuery } from '@/api/iframe-urls'
import { cardLifetimeMs, tokenWaitMs } from './card-entry'
import { useCardFields } from './use-card-fields'

const token = '9472046381951443'
const origin = 'http://pay.localhost:5173'

function open(card = `${origin}/card-fields/index.html`) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(iframeUrlsQuery.queryKey, { card })
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: {
      queryClient,
      site: {
        protocol: 'http:',
        host: 'miamicounty.pay.localhost:5173',
        leave: () => undefined,
      },
    },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <IntlProvider locale="en" onError={() => undefined}>
          {children}
        </IntlProvider>
      </RouterContextProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => useCardFields(), { wrapper })
  const frame = document.createElement('iframe')
  document.body.append(frame)
  result.current.frameRef.current = frame
  const say = (message: object) =>
    act(() => {
      const source = frame.contentWindow
      const data = JSON.stringify(message)
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
    })
  /** As a click or Tab leads into the frame: the page learns of it by its own blur. */
  const enterFrame = () =>
    act(() => {
      frame.focus()
      window.dispatchEvent(new Event('blur'))
    })
  return { fields: () => result.current, say, frame, enterFrame }
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('the hosted card fields on the page', () => {
  it('give a token, which is discarded before the processor forgets the security code', () => {
    const { fields, say } = open()
    say({ message: token, token, errorCode: '0', expiry: '202812' })
    expect(fields().entry.card?.token).toBe(token)
    pass(cardLifetimeMs - 1)
    expect(fields().entry.card).not.toBeNull()
    pass(1)
    expect(fields().entry).toMatchObject({ card: null, notice: 'expired', frame: 1 })
  })

  it('count their time from the last token', () => {
    const { fields, say } = open()
    say({ message: token })
    pass(100_000)
    say({ message: token })
    pass(100_000)
    expect(fields().entry.card).not.toBeNull()
  })

  it('are said to be slow after 8 s, unless they loaded', () => {
    const { fields } = open()
    pass(7_999)
    expect(fields().slow).toBe(false)
    pass(1)
    expect(fields().slow).toBe(true)
    act(() => fields().retry())
    expect(fields().slow).toBe(false)
    act(() => fields().onLoad())
    pass(8_000)
    expect(fields().slow).toBe(false)
  })

  it('are not shown from an address that nobody trusts, and not heard from there', () => {
    const { fields, say } = open('https://evil.example/card-fields/index.html')
    expect(fields().source).toBeNull()
    say({ message: token })
    expect(fields().entry.card).toBeNull()
  })

  it('never take the focus, whatever they report', () => {
    const { say, frame } = open()
    const field = document.createElement('input')
    document.body.append(field)
    field.focus()
    const focused = vi.spyOn(frame, 'focus')
    say({ cardTyping: true })
    for (const validationError of ['Invalid card number', 'Invalid expiry date', 'Invalid CVV']) {
      say({ message: '', validationError })
    }
    expect(focused).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(field)
  })

  it('are given up by a press where the button takes no focus, so that they make their token', () => {
    const { fields, say, frame, enterFrame } = open()
    enterFrame()
    say({ cardTyping: true })
    act(() => fields().press())
    expect(document.activeElement).not.toBe(frame)
    expect(fields().entry.press).toBe('waiting')
  })

  it('are waited for by a press for a moment, and no longer', () => {
    const { fields, say } = open()
    say({ cardTyping: true })
    act(() => fields().press())
    pass(tokenWaitMs - 1)
    expect(fields().entry).toMatchObject({ press: 'waiting', notice: null })
    pass(1)
    expect(fields().entry).toMatchObject({ press: 'none', notice: 'unfinished' })
    say({ message: token })
    expect(fields().entry).toMatchObject({ press: 'none', notice: null })
  })

  it('end a press when the focus goes back into them', () => {
    const { fields, say, enterFrame } = open()
    say({ cardTyping: true })
    act(() => fields().press())
    enterFrame()
    say({ message: token })
    expect(fields().entry.card?.token).toBe(token)
    expect(fields().entry.press).toBe('none')
  })

  it('count as empty when they load anew', () => {
    const { fields, say } = open()
    act(() => fields().onLoad())
    say({ message: token })
    act(() => fields().onLoad())
    expect(fields().entry.card).toBeNull()
  })

  it('leave no token behind in document, storage or address', () => {
    const { say } = open()
    say({ message: token })
    expect(document.documentElement.outerHTML).not.toContain(token)
    expect(JSON.stringify([window.sessionStorage, window.localStorage])).not.toContain(token)
    expect(`${document.cookie} ${window.location.href}`).not.toContain(token)
  })
})
