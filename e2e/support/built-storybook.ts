import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentTypeOf } from './content-types.ts'

/** The built Storybook, in a folder of a host that has nothing else. */

export const builtStorybook = fileURLToPath(new URL('../../storybook-static/', import.meta.url))
const folder = '/handbook/stories/'

export interface Handbook {
  /** The address of a page of the built Storybook. */
  readonly address: (page: string) => string
  readonly close: () => Promise<void>
}

export async function serveStorybook(): Promise<Handbook> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = pathname.startsWith(folder)
      ? join(builtStorybook, pathname.slice(folder.length))
      : ''
    if (extname(file) === '' || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'Content-Type': contentTypeOf(file) ?? 'text/plain' })
    response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' ? bound?.port : undefined
  return {
    address: (page) => `http://localhost:${port}${folder}${page}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
