import { factsOf, rowsOf } from '@/rules/imports/reading/file-table'
import { UnreadableFile } from '@/rules/imports/reading/unreadable-file'
import { readAccountFile } from '@/rules/notifications/account-file'
import type { FromReader, ToReader } from './reader-messages'

/** Reads a file of rows off the page's thread, once. */

const answer = (message: FromReader): void => self.postMessage(message)

/** Called when the page has taken the last part. */
let goOn: () => void = () => undefined

/** In records: several times a second. */
const toldAtOnce = 5_000

async function read(request: Exclude<ToReader, { kind: 'next' }>): Promise<void> {
  if (request.kind === 'facts') {
    let told = 0
    const facts = await factsOf(request.file, request.sheet, (rows) => {
      if (rows < told + toldAtOnce) return
      told = rows
      answer({ kind: 'progress', rows })
    })
    answer({ kind: 'facts', facts })
    return
  }
  if (request.kind === 'accounts') {
    answer({ kind: 'accounts', answer: await readAccountFile(request.file) })
    return
  }
  const { file, facts, from, rowsAtOnce } = request
  for await (const part of rowsOf(file, facts, { from, rowsAtOnce })) {
    const taken = new Promise<void>((resolve) => {
      goOn = resolve
    })
    answer({ kind: 'part', ...part })
    await taken
  }
  answer({ kind: 'end' })
}

self.onmessage = ({ data }: MessageEvent<ToReader>) => {
  if (data.kind === 'next') {
    goOn()
    return
  }
  read(data).catch((error: unknown) => {
    if (error instanceof UnreadableFile) answer({ kind: 'problem', problem: error.problem })
    else {
      console.error(error)
      answer({ kind: 'failed' })
    }
  })
}
