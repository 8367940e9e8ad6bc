import * as v from 'valibot'
import { proxy } from 'valtio'
import { chunkLoadTimeoutMs, chunkNoticeMs } from '@/rules/constants'
import { machineNow } from './clock'
import { storedJson } from './storage'
import { isPaymentInFlight } from './cart/payments-in-flight'

/**
 * Loads scripts when they are first needed: routes, overlays, message packs. The build sends every
 * dynamic import through `loadChunk` (scripts/vite/chunk-limit.ts).
 */

/** `gone`: missing, mostly after a deploy; `slow`: not loaded within the time limit. */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure'
  readonly kind: 'gone' | 'slow'

  constructor(kind: 'gone' | 'slow') {
    super(`A script is ${kind}`)
    this.kind = kind
  }
}

export const chunks = proxy({
  /** The number of scripts that are slow enough for a notice. */
  slow: 0,
  /** A part of the page is missing while the rest works; the notice says so. */
  missing: false,
})

/**
 * Wraps every dynamic import of a build. It also requests the script's own imports, which would
 * otherwise load one after the other, and its styles, which must be there first.
 */
export function loadChunk<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  return withinTime(async () => {
    if (__MOCK__) await meetDemoFault(files)
    await Promise.all(files.map(bring))
    return load()
  })
}

/**
 * In the demonstration a link can make the script of the bill's screen fail
 * (mocks/scenarios/link.ts). Read from storage, because scripts do not wait for the demonstration's
 * own.
 */
const demoFault = __MOCK__
  ? storedJson('session', 'demo-script', v.picklist(['', 'gone', 'slow']), '')
  : null

async function meetDemoFault(files: readonly string[]): Promise<void> {
  const fault = demoFault?.read()
  if (!fault || !files.some((file) => /\/overview-parcel[^/]*\.js$/u.test(file))) return
  if (fault === 'gone') throw new ChunkFailure('gone')
  await new Promise(() => undefined)
}

const asked = new Map<string, Promise<unknown>>()

function bring(file: string): Promise<unknown> {
  const known = asked.get(file)
  if (known) return known
  const href = import.meta.env.BASE_URL + file
  // Loaded by the page itself.
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  const loaded = isStyle
    ? new Promise((resolve, reject) => {
        link.addEventListener('load', resolve)
        link.addEventListener('error', reject)
      })
    : Promise.resolve()
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
  asked.set(file, loaded)
  return loaded
}

/** Loading a script times out (specification §8), with a notice before that. */
export async function withinTime<T>(load: () => Promise<T>): Promise<T> {
  let spokenOf = 0
  const notice = setTimeout(() => {
    spokenOf = 1
    chunks.slow += 1
  }, chunkNoticeMs)
  let limit: ReturnType<typeof setTimeout> | undefined
  const outOfTime = new Promise<never>((_, reject) => {
    const wait = () => {
      const due = machineNow() + chunkLoadTimeoutMs
      limit = setTimeout(() => {
        // A machine that has slept meanwhile has not waited: it begins again.
        if (machineNow() > due + chunkLoadTimeoutMs) wait()
        else reject(new ChunkFailure('slow'))
      }, chunkLoadTimeoutMs)
    }
    wait()
  })
  try {
    return await Promise.race([load(), outOfTime])
  } catch (error) {
    throw isGone(error) ? new ChunkFailure('gone') : error
  } finally {
    clearTimeout(notice)
    clearTimeout(limit)
    chunks.slow -= spokenOf
  }
}

/**
 * The browsers' messages about a missing script or stylesheet; any other error is the script's own.
 */
function isGone(error: unknown): boolean {
  if (error instanceof Event) return true
  return error instanceof TypeError && /imported module|module script|MIME/u.test(error.message)
}

/** Builds that this tab has reloaded away from. */
const left = storedJson('session', 'left-builds', v.array(v.string()), [])

let leaving = false

/**
 * A missing script mostly belongs to an earlier build, and a reload loads the new one. Once per
 * build, so that a server that still sends the old page causes no loop; not without storage to
 * remember it, without a network, or during a payment. Returns whether it reloads.
 */
export function reloadOnce(error: unknown): boolean {
  if (!(error instanceof ChunkFailure) || error.kind !== 'gone') return false
  if (leaving) return true
  if (!navigator.onLine || isPaymentInFlight()) return false
  // This module's file name changes with every build.
  const build = import.meta.url
  const known = left.read()
  if (known.includes(build) || !left.write([...known, build])) return false
  leaving = true
  window.location.reload()
  return true
}

/** A part of the page failed to load; errors other than a script's are ignored here. */
export function missPart(error: unknown): void {
  if (!reloadOnce(error)) chunks.missing = true
}
