import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { files, folder, port } from '../../e2e/demo/demo-server.ts'
import { contentTypeOf } from '../../e2e/support/content-types.ts'

// A web host without rewrite rules and headers of its own: a file, or 404.html with the status 404.

function fileAt(pathname: string): string | null {
  if (!pathname.startsWith(`${folder}/`)) return null
  const path = pathname.slice(folder.length)
  const file = join(files, path.endsWith('/') ? `${path}index.html` : path)
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true ? file : null
}

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const found = fileAt(pathname)
  const file = found ?? join(files, '404.html')
  response.writeHead(found === null ? 404 : 200, {
    'Content-Type': contentTypeOf(file) ?? 'text/plain',
  })
  response.end(readFileSync(file))
}).listen(port)
