import { createServer, request } from 'node:http'
import { createGzip } from 'node:zlib'

const texts = /^(?:text\/|application\/(?:json|javascript)|image\/svg)/u

/** Vite's preview sends files as they are; a web server in front of them compresses texts. */
export async function compressed(port: number, behind: number): Promise<() => Promise<void>> {
  const server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked
    const options = { host: '127.0.0.1', port: behind, method, path, headers }
    const onward = request(options, (from) => {
      const { 'content-length': _, ...rest } = from.headers
      const isText = texts.test(from.headers['content-type'] ?? '') && from.statusCode === 200
      if (isText && !('content-encoding' in rest)) {
        answer.writeHead(200, { ...rest, 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
        from.pipe(createGzip()).pipe(answer)
      } else {
        answer.writeHead(from.statusCode ?? 502, from.headers)
        from.pipe(answer)
      }
    })
    onward.on('error', () => answer.writeHead(502).end())
    asked.pipe(onward)
  })
  await new Promise<void>((ready) => void server.listen(port, ready))
  return () => new Promise((closed) => void server.close(() => closed()))
}
