import { tenantOf } from '@/rules/hosts'
import type { LoggedRequest } from '@mocks/hosts/shared/request-log'

/** Where `npm run api` listens unless `API_PORT` says otherwise. */
const api = 'http://localhost:8787'

/** What the application or the visit says; the rest is the browser's own. */
const telling = /^(?:authorization|content-type|x-.*)$/iu

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The same request to `npm run api`, to be pasted into a shell. */
export function curlText({
  method,
  url,
  headers,
  body,
}: Pick<LoggedRequest, 'method' | 'url' | 'headers' | 'body'>): string {
  const { host, pathname, search } = new URL(url)
  const tenant = tenantOf(host)
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(api + pathname + search)}`,
    `-H ${quoted(`Host: ${tenant === null ? '' : `${tenant}.`}api.localhost`)}`,
    ...headers
      .filter(([name, value]) => telling.test(name) && value !== '')
      .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null || body === '' ? [] : [`--data ${quoted(body)}`]),
  ]
  return lines.join(' \\\n  ')
}
