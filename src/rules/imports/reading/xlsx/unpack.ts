import {
  configure,
  ERR_ENCRYPTED,
  type FileEntry,
  Uint8ArrayReader,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-native.js'
import { UnreadableFile } from '../unreadable-file'

/** It runs in a worker already. */
configure({ useWebWorkers: false })

/** Of one part, in bytes: what 200,000 rows of 100 columns need. */
const mostUnpacked = 1_024 * 1_024 * 1_024
/** How many times larger a part may become: sheets become 10 to 60 times larger, bombs 1,000. */
const mostTimes = 200
/** Less of it does no harm, however well it was packed. */
const harmless = 32 * 1_024 * 1_024

/** A part of a workbook, as it is inflated. */
export type Part = AsyncIterable<string>

export interface Archive {
  /** null: there is no such part. `most`: bytes that it may have. */
  part(name: string, most?: number): Part | null
}

const nameOf = (path: string): string => path.replace(/^\//u, '').toLowerCase()

export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const entries = await whole(() =>
    new ZipReader(new Uint8ArrayReader(bytes), {
      checkCrc32: true,
      checkOverlappingEntry: true,
    }).getEntries(),
  )
  const files = new Map<string, FileEntry>()
  for (const entry of entries) if (!entry.directory) files.set(nameOf(entry.filename), entry)
  return {
    part: (name, most = mostUnpacked) => {
      const entry = files.get(nameOf(name))
      return entry ? unpacked(entry, most) : null
    },
  }
}

/** What the archive says of its sizes counts for nothing: what comes out is counted. */
async function* unpacked(entry: FileEntry, most: number): AsyncGenerator<string> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const abort = new AbortController()
  const done = entry.getData(writable, { signal: abort.signal })
  // Not every failure reaches the stream.
  const failure = new Promise<never>((_, reject) => {
    done.catch(reject)
  })
  failure.catch(() => undefined)
  const decoder = new TextDecoder()
  let size = 0
  try {
    const reader = readable.getReader()
    for (;;) {
      const { value } = await whole(() => Promise.race([reader.read(), failure]))
      if (!value) break
      size += value.length
      const isBomb = size > harmless && size > entry.compressedSize * mostTimes
      if (isBomb || size > most) throw new UnreadableFile({ problem: 'zip-bomb' })
      yield decoder.decode(value, { stream: true })
    }
    await whole(() => done)
    yield decoder.decode()
  } finally {
    abort.abort()
  }
}

async function whole<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    const isEncrypted = error instanceof Error && error.message === ERR_ENCRYPTED
    throw new UnreadableFile(
      isEncrypted ? { problem: 'encrypted' } : { problem: 'damaged', record: null },
    )
  }
}
