import { expect, test } from 'vitest'
import { folderFrom } from './one-host.ts'

test.each([
  [undefined, ''],
  ['/', ''],
  ['/civic-till/', '/civic-till'],
  ['/shown/civic-till', '/shown/civic-till'],
])('--base %s is the folder "%s"', (base, folder) => {
  expect(folderFrom(base)).toBe(folder)
})

test.each(['./', 'civic-till/', 'https://x.github.io/civic-till/', '//x.github.io/', '/a b/'])(
  'a build does not begin with --base %s',
  (base) => expect(() => folderFrom(base)).toThrow('--base is a folder'),
)
