import type { FileSetup } from '@/rules/export/file-builder'
import { type FileWriter, type FromWriter, type ToWriter, WriterFailure } from './file-writer'
import workerUrl from './export-worker?worker&url'

/** A worker's address must be made by a policy, which the headers name (deploy/). */
const rules: ScriptUrlPolicy = {
  createScriptURL(url) {
    if (url !== workerUrl) throw new TypeError(`Not an address of ours: ${url}`)
    return url
  },
}
const policy = window.trustedTypes?.createPolicy('civic-till-export', rules) ?? rules

export function openWriter(setup: FileSetup): FileWriter {
  const worker = new Worker(policy.createScriptURL(workerUrl), { type: 'module' })
  const send = (message: ToWriter) => worker.postMessage(message)
  let close = () => worker.terminate()
  const file = new Promise<Blob>((resolve, reject) => {
    const fail = () => reject(new WriterFailure('The file could not be written'))
    worker.addEventListener('message', ({ data }: MessageEvent<FromWriter>) => {
      if (data.kind === 'file') resolve(data.file)
      else fail()
    })
    worker.addEventListener('error', fail)
    worker.addEventListener('messageerror', fail)
    close = () => {
      worker.terminate()
      fail()
    }
  })
  // A failure before the file is requested is reported then.
  file.catch(() => undefined)
  send({ kind: 'begin', setup })
  return {
    add: (rows) => send({ kind: 'rows', rows }),
    finish: (facts) => {
      send({ kind: 'finish', facts })
      return file
    },
    close,
  }
}
