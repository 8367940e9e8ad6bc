import { tenantOf } from '@/rules/tenants/hosts'
import type { LoggedRequest } from '@mocks/hosts/shared/tab/request-log'
import { shellQuoted } from './shell-quote'

/** Where `npm run api` listens unless `API_PORT` says otherwise. */
const api = 'http://localhost:8787'

/** What the application or the visit says; the rest is the browser's own. */
const telling = /^(?:authorization|content-type|idempotency-key|x-.*)$/iu

/** In an address curl would make several requests of these. */
const patterns = /[[\]{}]/u

/** The same request to `npm run api`, to be pasted into bash or zsh. */
export function curlText({
  method,
  url,
  headers,
  body,
}: Pick<LoggedRequest, 'method' | 'url' | 'headers' | 'body'>): string {
  const { host, pathname, search } = new URL(url)
  const tenant = tenantOf(host)
  const address = api + pathname + search
  const lines = [
    [
      'curl',
      ...(patterns.test(address) ? ['--globoff'] : []),
      ...(method === 'GET' ? [] : ['-X', shellWord(method)]),
      shellQuoted(address),
    ].join(' '),
    `-H ${shellQuoted(`Host: ${tenant === null ? '' : `${tenant}.`}api.localhost`)}`,
    ...headers
      .filter(([name, value]) => telling.test(name) && value !== '')
      .map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    // `--data` would read a file where the body begins with an at sign.
    ...(body === null || body === '' ? [] : [`--data-raw ${shellQuoted(body)}`]),
  ]
  return lines.join(' \\\n  ')
}

const shellWord = (text: string): string => (/^[A-Z]+$/u.test(text) ? text : shellQuoted(text))
