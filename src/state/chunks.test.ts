import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const reload = vi.fn<() => void>()
const never = () => new Promise<never>(() => undefined)

/** Loads the modules anew, as a page does, with the given storage. */
async function load() {
  vi.resetModules()
  return { ...(await import('./chunks')), ...(await import('./session/activity')) }
}

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockReset()
  window.sessionStorage.clear()
  vi.stubGlobal('location', { reload })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

/** The result of a promise, if it has settled. */
function follow(promise: Promise<unknown>) {
  const seen: { outcome: unknown } = { outcome: 'pending' }
  const keep = (outcome: unknown) => {
    seen.outcome = outcome
  }
  promise.then(keep, keep)
  return seen
}

describe('loading a script', () => {
  it('returns the module without a notice', async () => {
    const { withinTime, chunks } = await load()
    await expect(withinTime(() => Promise.resolve('module'))).resolves.toBe('module')
    vi.advanceTimersByTime(200_000)
    expect(chunks.slow).toBe(0)
  })

  it('is reported from 10 s on, and times out after 120 s (§8)', async () => {
    const { withinTime, chunks } = await load()
    const seen = follow(withinTime(never))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(chunks.slow).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(chunks.slow).toBe(1)
    await vi.advanceTimersByTimeAsync(109_999)
    expect(seen.outcome).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.outcome).toMatchObject({ name: 'ChunkFailure', kind: 'slow' })
    expect(chunks.slow).toBe(0)
  })

  it('is not given up because the machine slept meanwhile', async () => {
    const { withinTime } = await load()
    const late = new Promise((resolve) => setTimeout(() => resolve('module'), 121_000))
    const seen = follow(withinTime(() => late))
    await vi.advanceTimersByTimeAsync(1_000)
    vi.setSystemTime(Date.now() + 45 * 60_000)
    await vi.advanceTimersByTimeAsync(119_000)
    expect(seen.outcome).toBe('pending')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(seen.outcome).toBe('module')
  })

  it('is no longer reported when it arrives after all', async () => {
    const { withinTime, chunks } = await load()
    const late = new Promise((resolve) => setTimeout(() => resolve('module'), 30_000))
    const seen = [follow(withinTime(() => late)), follow(withinTime(never))]
    await vi.advanceTimersByTimeAsync(10_000)
    expect(chunks.slow).toBe(2)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(seen[0]?.outcome).toBe('module')
    expect(chunks.slow).toBe(1)
  })

  it.each([
    ['Chromium', 'Failed to fetch dynamically imported module: https://a.test/assets/b.js'],
    ['Firefox', 'error loading dynamically imported module: https://a.test/assets/b.js'],
    ['Safari', 'Importing a module script failed.'],
    ['Safari, of a page in its place', "'text/html' is not a valid JavaScript MIME type."],
  ])('that is not there is gone, as %s says it', async (_browser, message) => {
    const { withinTime } = await load()
    const failing = withinTime(() => Promise.reject(new TypeError(message)))
    await expect(failing).rejects.toMatchObject({ name: 'ChunkFailure', kind: 'gone' })
  })

  it('that arrived and failed throws its own error', async () => {
    const { withinTime } = await load()
    for (const error of [new TypeError('x is not a function'), new DOMException('No', 'Denied')]) {
      await expect(withinTime(() => Promise.reject(error))).rejects.toBe(error)
    }
  })
})

describe('the imports and styles of a script', () => {
  const links = () => [...document.head.querySelectorAll('link')]

  afterEach(() => {
    for (const link of links()) link.remove()
  })

  it('are requested beside it, once; styles are awaited', async () => {
    const { loadChunk } = await load()
    document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/assets/page.css">')
    const script = vi.fn<() => Promise<string>>(() => Promise.resolve('module'))
    const files = ['assets/part.js', 'assets/page.css', 'assets/part.css']
    const seen = [follow(loadChunk(script, files)), follow(loadChunk(script, files))]
    await vi.advanceTimersByTimeAsync(1)
    expect(links().map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
      ['stylesheet', '/assets/page.css'],
      ['modulepreload', '/assets/part.js'],
      ['stylesheet', '/assets/part.css'],
    ])
    expect(script).not.toHaveBeenCalled()
    links()[2]?.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.map(({ outcome }) => outcome)).toEqual(['module', 'module'])
  })

  it('a missing style counts as a missing script', async () => {
    const { loadChunk } = await load()
    const seen = follow(loadChunk(() => Promise.resolve('module'), ['assets/gone.css']))
    await vi.advanceTimersByTimeAsync(1)
    links().at(-1)?.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.outcome).toMatchObject({ name: 'ChunkFailure', kind: 'gone' })
  })
})

describe('a missing script', () => {
  it('reloads the page once, however many parts of it fail', async () => {
    const { reloadOnce, missPart, chunks, ChunkFailure } = await load()
    const failure = new ChunkFailure('gone')
    expect([reloadOnce(failure), reloadOnce(failure)]).toEqual([true, true])
    missPart(failure)
    expect(reload).toHaveBeenCalledOnce()
    expect(chunks.missing).toBe(false)
  })

  it('does not reload the same build again', async () => {
    const first = await load()
    first.reloadOnce(new first.ChunkFailure('gone'))
    const again = await load()
    expect(again.reloadOnce(new again.ChunkFailure('gone'))).toBe(false)
    again.missPart(new again.ChunkFailure('gone'))
    expect(again.chunks.missing).toBe(true)
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['it is slow, not gone', 'slow', () => {}],
    [
      'the browser is offline',
      'gone',
      () => {
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      },
    ],
    [
      'the browser would not remember it, and loop',
      'gone',
      () => {
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError')
        })
      },
    ],
  ] as const)('stays when %s', async (_why, kind, arrange) => {
    const { reloadOnce, ChunkFailure } = await load()
    arrange()
    expect(reloadOnce(new ChunkFailure(kind))).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('does not reload while a payment is in flight', async () => {
    const { reloadOnce, suspendInactivity, ChunkFailure } = await load()
    const release = suspendInactivity()
    expect(reloadOnce(new ChunkFailure('gone'))).toBe(false)
    release()
    expect(reloadOnce(new ChunkFailure('gone'))).toBe(true)
  })

  it('differs from any other error', async () => {
    const { reloadOnce } = await load()
    expect(reloadOnce(new Error('Failed to fetch dynamically imported module'))).toBe(false)
  })
})
