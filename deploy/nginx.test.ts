import { describe, expect, test } from 'vitest'
import { addressRows } from '@/rules/addresses/address-table'
import { nginxConf } from './nginx.ts'
import { site } from './site.ts'

const conf = nginxConf(site)

test('deploy/nginx.conf says what the source says', async () => {
  await expect(conf).toMatchFileSnapshot('nginx.conf')
})

/** The blocks that begin with this text, up to the brace that closes them. */
function blocks(start: string): string[] {
  const lines = conf.split('\n')
  return lines.flatMap((line, index) => {
    if (!line.trimStart().startsWith(start)) return []
    const indent = line.slice(0, line.length - line.trimStart().length)
    return [lines.slice(index, lines.indexOf(`${indent}}`, index)).join('\n')]
  })
}

/** What the log writes of a request, worked out as nginx does: the first regex that fits. */
function logged(requestUri: string): string {
  for (const line of (blocks('map ')[0] ?? '').split('\n')) {
    const [, regex, value] = /^ {4}"~(.+)" "?([^";]+)"?;$/u.exec(line) ?? []
    const match = regex === undefined ? null : new RegExp(regex, 'u').exec(requestUri)
    if (match !== null) return value === '$asset' ? (match.groups?.['asset'] ?? '') : (value ?? '')
  }
  return 'other'
}

describe('the access log holds no token, no receipt id and no account', () => {
  test.each([
    ['/print-receipt/s3cret', '/print-receipt/:id'],
    ['/print-receipt/s3cret/', '/print-receipt/:id'],
    ['/print-receipt/s3cret?print=1', '/print-receipt/:id'],
    ['/print-receipt%2Fs3cret', 'other'],
    ['/Print-Receipt/s3cret', 'other'],
    ['//print-receipt/s3cret', 'other'],
    ['/print-receipt/s3cret/more', 'other'],
    ['/notifications-unsubscribe/s3cret', '/notifications-unsubscribe/:token'],
    ['/password-reset-confirm?token=s3cret', '/password-reset-confirm'],
    ['/password-reset-confirm/?token=s3cret', '/password-reset-confirm'],
    ['/user-profile/7?confirm=s3cret', '/user-profile/:id'],
    ['/sign-in?return_to=%2Fprint-receipt%2Fs3cret', '/sign-in'],
    ['/real-estate-tax/search?q=s3cret', '/:department_id/search'],
    [
      '/overview-parcel/s3cret/2025/real-estate-tax',
      '/overview-parcel/:parcelId/:year/:department_id',
    ],
    ['/account-view/1/s3cret/s3cret/water', '/account-view/:id/:account/:client/:department'],
    ['/s3cret', 'other'],
    ['/?token=s3cret', '/'],
    ['/', '/'],
    ['/api/payments?item=s3cret', '/api'],
    ['/assets/app-B1_x.js', '/assets/app-B1_x.js'],
    ['/assets/app.js?s3cret', '/assets/app.js'],
    ['/assets/../print-receipt/s3cret', 'other'],
    ['http://pay.example.com/print-receipt/s3cret', 'other'],
  ])('%s → %s', (address, text) => {
    expect(logged(address)).toBe(text)
    expect(logged(address)).not.toContain('s3cret')
  })

  test.each(addressRows.filter(({ path }) => path !== '*').map(({ path }) => path))(
    'an address of %s is written as that pattern',
    (path) => expect(logged(path.replaceAll(/:\w+\??/gu, 's3cret'))).toBe(path),
  )

  test('nothing that holds the address or the page before is written', () => {
    const [, format = ''] = /log_format civic_till ([^;]+);/u.exec(conf) ?? []
    expect(format.match(/\$\w+/gu)).toEqual([
      '$remote_addr',
      '$time_iso8601',
      '$host',
      '$request_method',
      '$logged_address',
      '$status',
      '$body_bytes_sent',
      '$request_time',
    ])
  })

  test('each server writes this log or none', () => {
    expect(blocks('server {')).toHaveLength(4)
    for (const server of blocks('server {')) {
      expect(server).toMatch(/access_log (?:off|\S+ civic_till);/u)
    }
  })

  test('errors, whose lines hold the whole request, are written of nginx’s own trouble only', () => {
    const product = blocks('server {').filter((server) => !server.includes('default_server'))
    for (const server of product) {
      expect(server).toMatch(/error_log \S+ crit;\n *log_not_found off;/u)
    }
  })
})

describe('search engines list how a site begins, and no page about someone', () => {
  const listed = [...(blocks('map ')[1] ?? '').matchAll(/^ {4}"(.+)" "";$/gmu)].map(
    ([, path]) => path,
  )

  test('they are few', () => {
    expect(listed).toEqual([
      '/',
      '/:department_id/search',
      '/blind-payments/:department_id',
      '/departments',
    ])
  })

  test('and all else is noindex, a search with what was typed as well', () => {
    expect(blocks('map ')[1]).toMatch(/^map "\$logged_address\$is_args" .+\n {4}default noindex;/u)
    for (const location of [...blocks('location / {'), ...blocks('location = /index.html {')]) {
      expect(location).toContain('add_header X-Robots-Tag "$robots" always;')
    }
  })
})

test('security.txt names a contact and is looked at again within a year', () => {
  const [location = ''] = blocks('location = /.well-known/security.txt {')
  const [, text = ''] = /return 200 "(.+)";/u.exec(location) ?? []
  const lines = text.split(String.raw`\n`)
  expect(lines[0]).toMatch(/^Contact: (?:mailto:|https:)/u)
  expect(lines[1]).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/u)
  expect(lines[2]).toBe(`Canonical: ${site.rootOrigin}/.well-known/security.txt`)
})

describe('only the product’s hosts are answered', () => {
  const [, name = '', regex = ''] = /server_name (\S+) "~(.+)";/u.exec(conf) ?? []
  const isServed = (host: string) => host === name || new RegExp(regex, 'u').test(host)

  test.each([
    ['pay.example.com', true],
    ['miamicounty.pay.example.com', true],
    ['a.miamicounty.pay.example.com', false],
    ['payXexample.com', false],
    ['miamicounty.payXexample.com', false],
    ['api.example.com', false],
    ['miamicounty.api.example.com', false],
    ['example.com', false],
    ['pay.example.com.evil.example', false],
    ['203.0.113.9', false],
    ['localhost', false],
  ])('%s: %s', (host, served) => expect(isServed(host)).toBe(served))

  test('any other name comes to a server without files', () => {
    const others = blocks('server {').filter((server) => server.includes('default_server'))
    expect(others.map((server) => /return (\d+);/u.exec(server)?.[1])).toEqual(['444', '421'])
    for (const server of others) expect(server).not.toMatch(/root |try_files/u)
  })
})

describe('the page never stands in for something else', () => {
  test('a call is refused, not answered with the page', () => {
    const calls = [...blocks('location = /api {'), ...blocks('location ^~ /api/ {')]
    expect(calls).toHaveLength(2)
    for (const location of calls) {
      expect(location).toContain('return 502')
      expect(location).toContain('default_type text/plain')
      expect(location).not.toContain('index.html')
    }
  })

  test('a file that is not there is a 404', () => {
    const files = [...blocks('location ^~ /assets/ {'), ...blocks('location ~ ')]
    expect(files).toHaveLength(2)
    for (const location of files) {
      expect(location).toContain('try_files $uri =404;')
      expect(location).not.toContain('index.html')
    }
  })
})
