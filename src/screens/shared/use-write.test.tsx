import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiFailure, type FailureFacts } from '@/api/failure'
import { keys } from '@/api/keys'
import { loadEveryArea } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { closeToast, useToast } from '@/ui/feedback/toast'
import { useWrite, type WriteContext } from './use-write'

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

describe('the key of a change', () => {
  async function keysOf(tries: readonly [input: string, failed: ApiFailure | null][]) {
    const sent: string[] = []
    const write = written({
      call: async (_, { key }) => {
        sent.push(key)
        const failed = tries[sent.length - 1]?.[1] ?? null
        if (failed !== null) throw failed
        return ''
      },
    })
    for (const [input] of tries) await act(() => write.current.run(input))
    return sent.map((key) => sent.indexOf(key))
  }
  const lost = failure({ kind: 'network', status: 0 })

  test.each<[string, [string, ApiFailure | null][], number[]]>([
    [
      'stays after a lost answer',
      [
        ['a', lost],
        ['a', null],
      ],
      [0, 0],
    ],
    [
      'stays after a broken server',
      [
        ['a', failure()],
        ['a', null],
      ],
      [0, 0],
    ],
    [
      'is new after a refusal',
      [
        ['a', failure({ status: 422 })],
        ['a', null],
      ],
      [0, 1],
    ],
    [
      'is new after a success',
      [
        ['a', null],
        ['a', null],
      ],
      [0, 1],
    ],
    [
      'is new for other input',
      [
        ['a', lost],
        ['b', null],
      ],
      [0, 1],
    ],
  ])('%s', async (_, tries, expected) => {
    expect(await keysOf(tries)).toEqual(expected)
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
      (shown: typeof read) => useWrite({ call, edits: { row: shown, schema: row, fields } }),
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
    await act(() => write.current.settle({ name: 'Anne', note: 'new' }))
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
    await act(() => write.current.settle(mine))
    expect(write.current.conflict?.theirs.name).toBe('Anna')
    expect(write.current.problem).not.toBeNull()
    await act(() => write.current.settle(mine))
    expect(write.current.conflict?.theirs.name).toBe('Anita')
    await act(() => write.current.settle(mine))
    expect(sent.map(([version]) => version)).toEqual(['1', '2', '2', '3'])
  })

  test('does not ask if no shown field changed', async () => {
    const { write, sent } = edited(changed({ name: 'Ann', note: '', version: '2' }))
    await act(() => write.current.run(mine))
    expect(sent.map(([version]) => version)).toEqual(['1', '2'])
    expect(write.current).toMatchObject({ conflict: null, isDone: true })
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
          edits: { row: read, schema: row, fields },
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
    const write = written({ call: async () => '', says: (_, input) => `${input} is off.`, undo })
    await act(() => write.current.run('Ann'))
    expect(shownToast()?.text).toBe('Ann is off.')
    await undone()
    expect(undo).toHaveBeenCalledOnce()
    expect(shownToast()?.text).toBe('Undone.')
  })

  test('reports a failed undo', async () => {
    const write = written({
      call: async () => '',
      says: 'Off.',
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
