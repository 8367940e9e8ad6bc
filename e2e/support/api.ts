import { request } from 'node:http'
import { cities } from './names.ts'

const port = Number(process.env['API_PORT'] ?? 8787)

/** Asks `npm run api` from outside the browser. Node does not resolve *.localhost by itself. */
export function ask<Answer>(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        headers: {
          Host: `${cities.county}.api.localhost:${port}`,
          'X-Department-Id': 'real-estate-tax',
        },
      },
      (incoming) => {
        let text = ''
        incoming.setEncoding('utf8')
        incoming.on('data', (chunk: string) => (text += chunk))
        incoming.on('end', () => {
          if (incoming.statusCode !== 200) reject(new Error(`${path}: ${text}`))
          else resolve(JSON.parse(text))
        })
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}
