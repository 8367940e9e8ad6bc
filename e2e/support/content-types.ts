import { extname } from 'node:path'

const types: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
])

/** The Content-Type of a built file, for the servers of tests; undefined: a build has no such file. */
export const contentTypeOf = (file: string): string | undefined => types.get(extname(file))
