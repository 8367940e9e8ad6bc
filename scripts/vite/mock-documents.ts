import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Documents that a mock build has beside the app, by address, and where their source is. */
export const documents = {
  '/__cloud.html': 'mocks/hosts/shared/bridge.html',
  '/card-fields/index.html': 'mocks/card-fields/index.html',
} as const

/** Serves and emits the bridge to the shared world and the stand-in for hosted card fields. */
export function mockDocuments(root: string): Plugin {
  const present = Object.entries(documents).filter(([, source]) => existsSync(`${root}${source}`))
  return {
    name: 'civic-till:mock-documents',
    config: () => ({
      build: {
        rolldownOptions: {
          input: Object.fromEntries(
            ['index.html', ...present.map(([, source]) => source)].map((path) => [
              path.replace(/^mocks\/|(\/index)?\.html$/gu, '').replaceAll('/', '-'),
              root + path,
            ]),
          ),
        },
      },
    }),
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = '', query] = (request.url ?? '').split('?')
        const address = path.endsWith('/') ? `${path}index.html` : path
        const found = present.find(([known]) => known === address)
        if (found) request.url = `/${found[1]}${query === undefined ? '' : `?${query}`}`
        next()
      })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [address, source] of present) {
          const file = bundle[source]
          if (file) file.fileName = address.slice(1)
        }
      },
    },
  }
}
