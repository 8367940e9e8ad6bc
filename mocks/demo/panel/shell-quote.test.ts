import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { curlText } from './curl-text'
import { shellQuoted } from './shell-quote'

/** What a real shell makes of the words: it alone knows. */

const bash = ['--norc', '--noprofile']

/** The arguments that `curl` would get, from a shell as in a terminal, with its history. */
function argumentsOf(command: string): string[] {
  const script = `set -o history -o histexpand\ncurl() { printf '%s\\0' "$@"; }\n${command}\n`
  const { stdout, status, stderr } = spawnSync('bash', [...bash, '-i'], {
    input: script,
    encoding: 'utf8',
    env: { ...process.env, HISTFILE: '', PS1: '', PS2: '', LC_ALL: 'C.UTF-8' },
  })
  if (status !== 0) throw new Error(stderr)
  return stdout.split('\0').slice(0, -1)
}

const words = [
  '',
  'plain',
  `O'Neil`,
  `'`,
  `''''`,
  `'; touch /tmp/never; echo '`,
  `a "double" quote`,
  '$HOME ${HOME} $(id) `id`',
  String.raw`back\slash and \' and \n and \\`,
  'ends with a \\',
  'two\nlines',
  'two\r\nlines',
  '\n',
  'a\ttab',
  'pay now!',
  '!!',
  '!$ !1 !echo',
  `{"name":"O'Neil!\\n","note":"a\nb!"}`,
  'one\n!! two\n!touch three',
  '# no comment',
  '-d @/etc/passwd',
  '@/etc/passwd',
  '*?[a-z]~{a,b}',
  '; & | < > ( )',
  '\u0003\u0004\u001b[31m\u007f',
  '\u00017',
  '\u0085\u2028\u2029',
  'Grüße, 日本語, 🙂',
  '%s %n',
] as const

it.each(words)('gives %j back', (word) => {
  expect(argumentsOf(`curl ${shellQuoted(word)} end`)).toEqual([word, 'end'])
})

it.each(words)('says %j on one line, without a sign that acts when it is pasted', (word) => {
  // oxlint-disable-next-line no-control-regex
  expect(shellQuoted(word)).not.toMatch(/[\u0000-\u001F\u007F-\u009F!]/u)
})

describe('a request with hostile text', () => {
  it.each(words)('the body %j is sent unchanged', (body) => {
    const text = curlText({
      method: 'POST',
      url: 'http://miamicounty.pay.localhost:5173/api/login',
      headers: [['content-type', 'application/json']],
      body,
    })
    const sent = ['-X', 'POST', 'http://localhost:8787/api/login']
    const said = ['-H', 'Host: miamicounty.api.localhost', '-H', 'content-type: application/json']
    const data = body === '' ? [] : ['--data-raw', body]
    expect(argumentsOf(text)).toEqual([...sent, ...said, ...data])
  })

  it.each([
    ["/api/bills/search?q=O'Neil&by=owner", '/api/bills/search?q=O%27Neil&by=owner'],
    ['/api/bills/search?q=$(id)!', '/api/bills/search?q=$(id)!'],
  ])('asks %s', (path, sent) => {
    const url = `http://pay.localhost:5173${path}`
    const [address] = argumentsOf(curlText({ method: 'GET', url, headers: [], body: null }))
    expect(address).toBe(`http://localhost:8787${sent}`)
  })

  it.each(['/api/bills/search?q={a,b}', '/api/bills/search?q=[1-99]', '/api/x/[1-9]'])(
    'makes one request of %s',
    (path) => {
      const url = `http://pay.localhost:5173${path}`
      const [first] = argumentsOf(curlText({ method: 'GET', url, headers: [], body: null }))
      expect(first).toBe('--globoff')
    },
  )
})
