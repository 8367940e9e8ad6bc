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
import { iframeUrlsQuery } from '@/api/payments/iframe-urls'
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
  /** Moves the focus into the frame, as a click or Tab does: the page sees its own blur only. */
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

describe('useCardFields', () => {
  it('discards a token before the processor forgets the security code', () => {
    const { fields, say } = open()
    say({ message: token, token, errorCode: '0', expiry: '202812' })
    expect(fields().entry.card?.token).toBe(token)
    pass(cardLifetimeMs - 1)
    expect(fields().entry.card).not.toBeNull()
    pass(1)
    expect(fields().entry).toMatchObject({ card: null, notice: 'expired', frame: 1 })
  })

  it('counts the lifetime from the last token', () => {
    const { fields, say } = open()
    say({ message: token })
    pass(100_000)
    say({ message: token })
    pass(100_000)
    expect(fields().entry.card).not.toBeNull()
  })

  it('reports slow fields after 8 s, unless they loaded', () => {
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

  it('neither shows nor hears a frame of an untrusted address', () => {
    const { fields, say } = open('https://evil.example/card-fields/index.html')
    expect(fields().source).toBeNull()
    say({ message: token })
    expect(fields().entry.card).toBeNull()
  })

  it('never moves the focus into the frame, whatever it reports', () => {
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

  it('blurs the frame at a press where buttons take no focus, so that it makes its token', () => {
    const { fields, say, frame, enterFrame } = open()
    enterFrame()
    say({ cardTyping: true })
    act(() => fields().press())
    expect(document.activeElement).not.toBe(frame)
    expect(fields().entry.press).toBe('waiting')
  })

  it('waits for the frame’s token after a press for a limited time', () => {
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

  it('ends a press when the focus returns to the frame', () => {
    const { fields, say, enterFrame } = open()
    say({ cardTyping: true })
    act(() => fields().press())
    enterFrame()
    say({ message: token })
    expect(fields().entry.card?.token).toBe(token)
    expect(fields().entry.press).toBe('none')
  })

  it('treats the fields as empty after they reload', () => {
    const { fields, say } = open()
    act(() => fields().onLoad())
    say({ message: token })
    act(() => fields().onLoad())
    expect(fields().entry.card).toBeNull()
  })

  it('leaves no token in document, storage or address', () => {
    const { say } = open()
    say({ message: token })
    expect(document.documentElement.outerHTML).not.toContain(token)
    expect(JSON.stringify([window.sessionStorage, window.localStorage])).not.toContain(token)
    expect(`${document.cookie} ${window.location.href}`).not.toContain(token)
  })
})
