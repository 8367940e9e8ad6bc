import { type FileBuilder, fileBuilder } from '@/rules/export/file-builder'
import type { FromWriter, ToWriter } from './file-writer'

/**
 * Writes the file of an export off the page's thread: 10,000 rows of XLSX take about a second. The
 * page sends rows as they arrive; the whole file goes back.
 */

let builder: FileBuilder | null = null

function answer(message: FromWriter): void {
  self.postMessage(message)
}

self.onmessage = ({ data }: MessageEvent<ToWriter>) => {
  if (data.kind === 'begin') builder = fileBuilder(data.setup)
  else if (data.kind === 'rows') builder?.add(data.rows)
  else {
    builder?.finish(data.facts).then(
      (file) => answer({ kind: 'file', file }),
      () => answer({ kind: 'failed' }),
    )
  }
}

// The library compresses large files in workers of its own. Where a policy forbids them it would
// never finish, so the page is told.
self.addEventListener('securitypolicyviolation', () => answer({ kind: 'failed' }))
