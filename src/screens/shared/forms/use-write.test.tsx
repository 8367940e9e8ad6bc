import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WriteContext } from '@/api/keyed-call'
import { configureClient } from '@/api/client'
import { ApiFailure, type FailureFacts } from '@/api/failure'
import { keys } from '@/api/keys'
import type { KnownUser } from '@/contract/people/users'
import { loadEveryArea } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { session } from '@/state/session/session'
import { closeToast, useToast } from '@/ui/feedback/toast'
import { EarlierTry } from './open-outcome'
import { useWrite } from './use-write'

// The city's zone comes with the router of a page.
vi.mock('@/screens/shared/time/time-zone', () => ({ useTimeZone: () => 'America/New_York' }))

let queryClient: QueryClient

beforeAll(() => loadEveryArea('en'))
beforeEach(() => {
  queryClient = new QueryClient()
  closeToast()
})

function Around({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Messages locale="en">{children}</Messages>
    </QueryClientProvider>
  )
}

const failure = (facts: Partial<FailureFacts> = {}) =>
  new ApiFailure({
    kind: 'http',
    callId: 'updateUser',
    requestId: 'r-1',
    status: 500,
    body: {},
    retryAfterSeconds: null,
    ...facts,
  })

const someone: KnownUser = {
  id: 'u2',
  name: 'Ann',
  email: 'ann@kent.example',
  username: 'ann',
  phone: null,
  role: ['Merchant User'],
  merchant_id: '1',
  sub_domain: 'kent',
}

type Call = (input: string, context: WriteContext) => Promise<string>
const written = (options: Omit<Parameters<typeof useWrite<string, string>>[0], 'edits'>) =>
  renderHook(() => useWrite<string, string>(options), { wrapper: Around }).result

/** A promise that a test settles. */
function later<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

const isStale = () => queryClient.getQueryState(keys.users.one('u1'))?.isInvalidated

describe('one change', () => {
  test('is made once, even if the button is pressed again', async () => {
    const { promise, resolve } = later<string>()
    const call = vi.fn<Call>(() => promise)
    const write = written({ call })
    let first: Promise<unknown> = Promise.resolve()
    act(() => {
      first = write.current.run('a')
      void write.current.run('a')
    })
    expect(write.current.pending).toBe(true)
    await act(async () => {
      resolve('saved')
      await first
    })
    expect(call).toHaveBeenCalledTimes(1)
    expect(write.current).toMatchObject({ pending: false, isDone: true, input: 'a', problem: null })
  })

  test('calls its form first, then the screen; then stale queries are refetched', async () => {
    queryClient.setQueryData(keys.users.one('u1'), {})
    const order: string[] = []
    const write = written({
      call: async (input) => `${input} saved`,
      invalidates: [keys.users.all],
      done: (answer, input) => void order.push(`screen ${answer} ${input}`),
    })
    await act(() => write.current.run('a', (answer) => order.push(`form ${answer}`)))
    expect(order).toEqual(['form a saved', 'screen a saved a'])
    expect(isStale()).toBe(true)
  })

  test('waits for the refetch, if asked to', async () => {
    const again = later<number>()
    const read = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1)
    const done = vi.fn<() => void>()
    const { result } = renderHook(
      () => {
        const { data } = useQuery({ queryKey: keys.users.one('u1'), queryFn: read })
        const options = { call: async () => '', invalidates: [keys.users.all], awaits: true, done }
        return { data, write: useWrite(options) }
      },
      { wrapper: Around },
    )
    await waitFor(() => expect(result.current.data).toBe(1))
    read.mockReturnValue(again.promise)
    let run: Promise<unknown> = Promise.resolve()
    act(() => {
      run = result.current.write.run()
    })
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
    expect(done).not.toHaveBeenCalled()
    expect(result.current.write.pending).toBe(true)
    await act(async () => {
      again.resolve(2)
      await run
    })
    expect(done).toHaveBeenCalledOnce()
  })

  test('is reset when its dialog closes', async () => {
    const write = written({ call: () => Promise.reject(failure()) })
    await act(() => write.current.run('a'))
    expect(write.current.problem).not.toBeNull()
    act(() => write.current.forget())
    expect(write.current).toMatchObject({ problem: null, input: null })
  })

  test('a fault of this program is thrown, and the button is free again', async () => {
    const write = written({ call: () => Promise.reject(new TypeError('x')) })
    await act(() => expect(write.current.run('a')).rejects.toThrow('x'))
    expect(write.current.pending).toBe(false)
  })
})

describe('a change with a key', () => {
  const lost = failure({ kind: 'network', status: 0 })
  const made = { data: { state: 'made', at: '2026-06-01T18:14:00.000Z' } }
  const notMade = { data: { state: 'not-made', at: null } }
  const offline = 'offline'
  const unknownCall = new Response('{}', { status: 404 })
  const page = new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } })
  type Told = object | typeof offline | Response

  /** A screen that sends `input` again and again; `tries` fail, and the server tells what it knows. */
  function screen(tries: readonly (ApiFailure | null)[], told: readonly Told[] = []) {
    const [sent, asked]: [string[], string[]] = [[], []]
    const answers = [...told]
    configureClient({
      baseUrl: 'http://kent.pay.localhost',
      token: () => null,
      departmentId: () => '',
      ready: Promise.resolve(),
      onFailure: () => undefined,
      fetch: async (request) => {
        asked.push(new URL(request.url).pathname.split('/').at(-1) ?? '')
        const answer = answers.shift()
        if (answer === undefined || answer === offline) throw new TypeError('Failed to fetch')
        return answer instanceof Response ? answer.clone() : Response.json(answer)
      },
    })
    const open = () =>
      written({
        about: 'refund 1',
        call: async (input, { key }) => {
          sent.push(key())
          const failed = tries[sent.length - 1] ?? null
          if (failed !== null) throw failed
          return `${input} saved`
        },
        successMessage: (answer) => `${answer}.`,
      })
    const order = () => sent.map((key) => sent.indexOf(key))
    return { open, order, sent, asked }
  }
  const press = (write: ReturnType<typeof written>, input = 'a') =>
    act(async () => {
      await write.current.run(input)
    })
  const said = (write: ReturnType<typeof written>) =>
    render(<Around>{write.current.problem}</Around>).container.textContent
  const shownToast = () => renderHook(useToast).result.current

  beforeEach(() => sessionStorage.clear())
  afterEach(cleanup)

  test.each<[string, ApiFailure | null]>([
    ['after a success', null],
    ['after a refusal', failure({ status: 422 })],
  ])('has a new one %s', async (_, first) => {
    const { open, order, asked } = screen([first, null])
    const write = open()
    await press(write)
    await press(write)
    expect(order()).toEqual([0, 1])
    expect(asked).toEqual([])
  })

  test.each([
    ['is lost', lost],
    ['is broken', failure()],
  ])('is asked about when its answer %s; if it was made, the screen goes on', async (_, first) => {
    const { open, order, sent, asked } = screen([first, null], [made])
    const write = open()
    await press(write)
    expect(asked).toEqual([sent[0]])
    // Sent again with the same key, it gets the first answer.
    expect(order()).toEqual([0, 0])
    expect(write.current).toMatchObject({ isDone: true, problem: null })
    expect(shownToast()?.text).toContain('a saved. The change was made at')
  })

  test('says that it was not made before it is sent again, with another key', async () => {
    const { open, order } = screen([lost, null], [notMade])
    const write = open()
    await press(write)
    expect(write.current.isDone).toBe(false)
    expect(said(write)).toBe(
      'The server’s response was lost, and the change was not made. Try again.',
    )
    await press(write)
    expect(order()).toEqual([0, 1])
    expect(write.current.isDone).toBe(true)
  })

  test('is not sent again while nobody could be asked, whatever is typed meanwhile', async () => {
    const { open, order, sent, asked } = screen([lost, null], [offline, offline, notMade])
    const write = open()
    await press(write)
    expect(said(write)).toContain('do not know yet')
    await press(write, 'b')
    expect(order()).toEqual([0])
    await press(write, 'b')
    expect(said(write)).toContain('the change was not made')
    expect(asked).toEqual([sent[0], sent[0], sent[0]])
    await press(write, 'b')
    expect(order()).toEqual([0, 1])
  })

  test('can be asked about again where that is said', async () => {
    const { open, order } = screen([lost, null], [offline, made])
    const write = open()
    await press(write)
    const { getByRole } = render(<Around>{write.current.problem}</Around>)
    await act(async () => getByRole('button', { name: 'Check again' }).click())
    await waitFor(() => expect(write.current.isDone).toBe(true))
    expect(order()).toEqual([0, 0])
  })

  test.each([
    ['does not know the call', unknownCall],
    ['answers with a page', page],
  ])('keeps its key where the host %s, and says what to look at', async (_, answer) => {
    const { open, order } = screen([lost, null], [answer])
    const write = open()
    await press(write)
    expect(said(write)).toContain('Check before you try again')
    await press(write)
    expect(order()).toEqual([0, 0])
    expect(write.current.isDone).toBe(true)
  })

  test('is remembered when its dialog was closed: another one is not sent unsaid', async () => {
    const { open, order } = screen([lost, null], [offline, made])
    await press(open())
    const again = open()
    await press(again, 'b')
    expect(order()).toEqual([0])
    expect(said(again)).toContain('Your last attempt')
    expect(said(again)).toContain('went through')
    await press(again, 'b')
    expect(order()).toEqual([0, 1])
  })

  test('is looked back at when its dialog opens again', async () => {
    const { open, order } = screen([lost, null], [offline, made])
    await press(open())
    const again = open()
    const seen = render(
      <Around>
        <EarlierTry write={again.current} />
      </Around>,
    )
    expect(await seen.findByText(/^Your last attempt, at .* went through/)).toBeDefined()
    await press(again)
    expect(order()).toEqual([0, 1])
  })

  test('is said no more once a newer press is answered', async () => {
    const { open } = screen([lost, failure({ status: 422 })], [offline, made])
    await press(open())
    const again = open()
    const shown = () => (
      <Around>
        <EarlierTry write={again.current} />
      </Around>
    )
    const seen = render(shown())
    await seen.findByText(/^Your last attempt, at .* went through/)
    await press(again)
    expect(again.current.problem).not.toBeNull()
    seen.rerender(shown())
    expect(seen.queryByText(/^Your last attempt/)).toBeNull()
  })

  test('is nobody’s after another one has signed in', async () => {
    const { open, order, asked } = screen([lost, null], [offline])
    await press(open())
    session.user = someone
    await press(open())
    session.user = null
    expect(order()).toEqual([0, 1])
    expect(asked).toHaveLength(1)
  })
})

describe('a change without a key, whose answer was lost', () => {
  const lost = failure({ kind: 'network', status: 0 })
  const shown = (options: Partial<Parameters<typeof written>[0]> = {}, failed = lost) => {
    queryClient.setQueryData(keys.users.one('u1'), {})
    return written({
      call: () => Promise.reject(failed),
      invalidates: [keys.users.all],
      ...options,
    })
  }
  const said = (write: ReturnType<typeof written>) =>
    render(<Around>{write.current.problem}</Around>).container.textContent
  afterEach(cleanup)

  test.each([
    ['there was none', lost],
    ['it took too long', failure({ kind: 'network', status: 0, timedOut: true })],
    ['a proxy had none', failure({ status: 504 })],
  ])('may have been made: that is said, and the page reads again (%s)', async (_, failed) => {
    const write = shown({ words: { other: 'account-view.unlink.failed' } }, failed)
    await act(() => write.current.run('a'))
    expect(isStale()).toBe(true)
    expect(said(write)).toBe(
      'The server did not answer. Try again in a moment. It may have worked. Reference: r-1',
    )
  })

  test.each([
    ['an incomplete answer', failure({ kind: 'bad-shape', status: 200 }), /answer was incomplete/u],
    ['what the server says of itself', failure(), /^It could not be unlinked/u],
  ])('is read again also after %s', async (_, failed, text) => {
    const write = shown({ words: { other: 'account-view.unlink.failed' } }, failed)
    await act(() => write.current.run('a'))
    expect(isStale()).toBe(true)
    expect(said(write)).toMatch(text)
  })

  test('is not spoken of where the call only reads', async () => {
    const write = shown({ reads: true })
    await act(() => write.current.run('a'))
    expect(said(write)).toMatch(/^We could not reach the server/u)
  })

  test.each([
    ['a call that only reads', { reads: true }, lost],
    ['one that the server refused', {}, failure({ status: 422 })],
    ['one that this host does not have', {}, failure({ kind: 'not-offered', status: 0 })],
  ])('is none: %s leaves no doubt', async (_, options, failed) => {
    const write = shown(options, failed)
    await act(() => write.current.run('a'))
    expect(isStale()).toBe(false)
  })
})

describe('a draft', () => {
  const draft = {
    keep: vi.fn<(input: string) => void>(),
    forget: vi.fn<(input?: string) => void>(),
  }
  beforeEach(() => {
    draft.keep.mockReset()
    draft.forget.mockReset()
  })

  test('is removed once it is saved', async () => {
    const write = written({ call: async () => '', draft })
    await act(() => write.current.run('typed'))
    expect(draft.forget).toHaveBeenCalledExactlyOnceWith('typed')
  })

  test('is kept when the session is over, without a message', async () => {
    const write = written({ call: () => Promise.reject(failure({ status: 401 })), draft })
    await act(async () => expect(await write.current.submit('typed')).toBeUndefined())
    expect(draft.keep).toHaveBeenCalledExactlyOnceWith('typed')
    expect(write.current.problem).toBeNull()
  })

  test('is kept after any other failure', async () => {
    const write = written({ call: () => Promise.reject(failure()), draft })
    await act(() => write.current.run('typed'))
    expect(draft.keep).not.toHaveBeenCalled()
    expect(draft.forget).not.toHaveBeenCalled()
  })
})

describe('a 409', () => {
  const row = v.object({ name: v.string(), note: v.string(), version: v.string() })
  const read = { name: 'Ann', note: '', version: '1' }
  const changed = (current: object) => failure({ status: 409, body: { code: 'changed', current } })
  const fields = ({ name, note }: v.InferOutput<typeof row>) => ({ name, note })

  function edited(...answers: (ApiFailure | null)[]) {
    const sent: [version: string, name: string][] = []
    const call = async (input: { name: string; note: string }, { version }: WriteContext) => {
      sent.push([version, input.name])
      const refused = answers.shift()
      if (refused) throw refused
      return ''
    }
    const { result, rerender } = renderHook(
      (shown: typeof read) =>
        useWrite({ call, edits: { row: shown, schema: row, toForm: fields } }),
      { wrapper: Around, initialProps: read },
    )
    return { write: result, rerender, sent }
  }
  const mine = { name: 'Anne', note: '' }

  test('shows both versions, and saves the choice over the newer one', async () => {
    const { write, sent } = edited(changed({ name: 'Anna', note: 'new', version: '2' }))
    await act(async () => expect(await write.current.submit(mine)).toBeUndefined())
    expect(write.current.conflict).toEqual({
      base: { name: 'Ann', note: '' },
      mine,
      theirs: { name: 'Anna', note: 'new' },
    })
    await act(() => write.current.resolveConflict({ name: 'Anne', note: 'new' }))
    expect(sent).toEqual([
      ['1', 'Anne'],
      ['2', 'Anne'],
    ])
    expect(write.current).toMatchObject({ conflict: null, isDone: true })
  })

  test('stays open when saving fails, and shows the newest when it changed again', async () => {
    const { write, sent } = edited(
      changed({ name: 'Anna', note: '', version: '2' }),
      failure(),
      changed({ name: 'Anita', note: '', version: '3' }),
    )
    await act(() => write.current.run(mine))
    await act(() => write.current.resolveConflict(mine))
    expect(write.current.conflict?.theirs.name).toBe('Anna')
    expect(write.current.problem).not.toBeNull()
    await act(() => write.current.resolveConflict(mine))
    expect(write.current.conflict?.theirs.name).toBe('Anita')
    await act(() => write.current.resolveConflict(mine))
    expect(sent.map(([version]) => version)).toEqual(['1', '2', '2', '3'])
  })

  describe('of what this form has sent itself, unanswered', () => {
    const lost = failure({ kind: 'network', status: 0 })

    test('is no conflict: the next values are saved over it', async () => {
      const { write, sent } = edited(lost, changed({ name: 'Anne', note: '', version: '2' }))
      await act(() => write.current.run(mine))
      await act(() => write.current.run({ name: 'Anne Poole', note: '' }))
      expect(sent).toEqual([
        ['1', 'Anne'],
        ['1', 'Anne Poole'],
        ['2', 'Anne Poole'],
      ])
      expect(write.current).toMatchObject({ conflict: null, isDone: true })
    })

    test('is none either where the server has kept one field as it was', async () => {
      const { write } = edited(lost, changed({ name: 'Anne', note: '', version: '2' }))
      await act(() => write.current.run({ name: 'Anne', note: 'ask first' }))
      await act(() => write.current.run({ name: 'Anne Poole', note: 'ask first' }))
      expect(write.current).toMatchObject({ conflict: null, isDone: true })
    })

    test('is not shown as another one’s where someone else changed another field', async () => {
      const { write } = edited(lost, changed({ name: 'Anne', note: 'new', version: '2' }))
      await act(() => write.current.run(mine))
      await act(() => write.current.run({ name: 'Anne Poole', note: '' }))
      expect(write.current.conflict?.theirs).toEqual({ name: 'Anne Poole', note: 'new' })
    })

    test('is another one’s again once the form was saved', async () => {
      const theirs = changed({ name: 'Anne', note: '', version: '3' })
      const { write, rerender } = edited(lost, null, theirs)
      await act(() => write.current.run(mine))
      await act(() => write.current.run({ name: 'Anna', note: '' }))
      rerender({ name: 'Anna', note: '', version: '2' })
      await act(() => write.current.run({ name: 'Annie', note: '' }))
      expect(write.current.conflict?.theirs.name).toBe('Anne')
    })
  })

  test('does not ask if no shown field changed', async () => {
    const { write, sent } = edited(changed({ name: 'Ann', note: '', version: '2' }))
    await act(() => write.current.run(mine))
    expect(sent.map(([version]) => version)).toEqual(['1', '2'])
    expect(write.current).toMatchObject({ conflict: null, isDone: true })
  })

  test('hands over the row that is written over, newer after a 409', async () => {
    const answers = [
      changed({ name: 'Ann', note: 'new', version: '2' }),
      changed({ name: 'Anna', note: 'newer', version: '3' }),
    ]
    const notes: (string | undefined)[] = []
    const { result } = renderHook(
      () =>
        useWrite<{ name: string }, string, typeof read>({
          call: async (_, { row: over }) => {
            notes.push(over?.note)
            const refused = answers.shift()
            if (refused) throw refused
            return ''
          },
          edits: { row: read, schema: row, toForm: ({ name }) => ({ name }) },
        }),
      { wrapper: Around },
    )
    await act(() => result.current.run({ name: 'Anne' }))
    await act(() => result.current.resolveConflict({ name: 'Anne' }))
    expect(notes).toEqual(['', 'new', 'newer'])
  })

  test('compares with the row as first read, even if it is refetched while the user types', async () => {
    const { write, rerender, sent } = edited(null, null)
    rerender({ ...read, name: 'Anna', version: '2' })
    await act(() => write.current.run(mine))
    // After its own save the form uses the next refetch.
    rerender({ ...read, name: 'Anne', version: '3' })
    await act(() => write.current.run(mine))
    expect(sent.map(([version]) => version)).toEqual(['1', '3'])
  })

  test('uses the row in the call’s answer before the refetch', async () => {
    const sent: string[] = []
    const { result } = renderHook(
      () =>
        useWrite({
          call: async (input: { name: string; note: string }, { version }: WriteContext) => {
            sent.push(version)
            return { ...input, version: '2' }
          },
          edits: { row: read, schema: row, toForm: fields },
        }),
      { wrapper: Around },
    )
    await act(() => result.current.run(mine))
    await act(() => result.current.run(mine))
    expect(sent).toEqual(['1', '2'])
  })

  test('reports that the page is out of date, and refetches it', async () => {
    queryClient.setQueryData(keys.users.one('u1'), {})
    const call = () => Promise.reject(failure({ status: 409, body: { code: 'last_admin' } }))
    const write = written({ call, invalidates: [keys.users.all] })
    await act(() => write.current.run('a'))
    expect(isStale()).toBe(true)
    expect(write.current.problem).not.toBeNull()
  })
})

describe('a toast', () => {
  const shownToast = () => renderHook(useToast).result.current
  const undone = async () => {
    const toast = shownToast()
    await act(async () => toast?.onUndo?.())
  }

  test('undoes the change', async () => {
    const undo = vi.fn<() => Promise<unknown>>().mockResolvedValue(null)
    const write = written({
      call: async () => '',
      successMessage: (_, input) => `${input} is off.`,
      undo,
    })
    await act(() => write.current.run('Ann'))
    expect(shownToast()?.text).toBe('Ann is off.')
    await undone()
    expect(undo).toHaveBeenCalledOnce()
    expect(shownToast()?.text).toBe('Undone.')
  })

  test('reports a failed undo', async () => {
    const write = written({
      call: async () => '',
      successMessage: 'Off.',
      undo: () => Promise.reject(failure()),
    })
    await act(() => write.current.run('Ann'))
    await undone()
    expect(shownToast()).toMatchObject({
      tone: 'late',
      text: 'This could not be undone. Reference: r-1',
    })
  })
})
