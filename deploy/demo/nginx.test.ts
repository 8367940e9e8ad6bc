import { expect, test } from 'vitest'
import { documents } from '../../scripts/vite/mock-documents.ts'
import { demoNginxConf } from './nginx.ts'

const conf = demoNginxConf('')

/** The block of a location, up to the brace that closes it. */
function location(start: string, of = conf): string {
  const [, block = ''] = of.split(`    location ${start} {\n`)
  return block.slice(0, block.indexOf('\n    }'))
}

test('deploy/demo/nginx.conf says what the source says', async () => {
  await expect(conf).toMatchFileSnapshot('nginx.conf')
})

test('on one host the page frames that host alone, and no other site frames anything', () => {
  expect(location('/')).toContain("frame-src 'self';")
  expect(location('/')).toContain("frame-ancestors 'none'")
  for (const path of documents.keys()) {
    expect(location(`= ${path}`)).toContain("frame-ancestors 'self';")
  }
})

test('with subdomains it frames the root’s documents, and they are framed by cities', () => {
  const hosts = demoNginxConf('demo.example.com')
  expect(location('/', hosts)).toContain('frame-src https://demo.example.com;')
  for (const path of documents.keys()) {
    expect(location(`= ${path}`, hosts)).toContain(
      'frame-ancestors https://demo.example.com https://*.demo.example.com;',
    )
  }
})

test('a file that is not there is a 404, and any other address is the page', () => {
  expect(location('^~ /assets/')).toContain('try_files $uri =404;')
  expect(location('/')).toContain('try_files /index.html =404;')
  const [, file = ''] = /location ~ "(.+)" \{/u.exec(conf) ?? []
  const isFile = (path: string) => new RegExp(file, 'u').test(path)
  expect(['/mockServiceWorker.js', '/robots.txt'].every(isFile)).toBe(true)
  expect(['/404.html', '/index.html', '/~tiffin/', '/~tiffin/a.b'].some(isFile)).toBe(false)
})

test('a call is refused, not answered with the page', () => {
  for (const start of ['= /api', '^~ /api/']) expect(location(start)).toContain('return 502')
})
