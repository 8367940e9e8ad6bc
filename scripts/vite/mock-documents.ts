import type { Plugin, UserConfig } from 'vite'

const bridge = 'mocks/hosts/shared/bridge.html'
const cardFields = 'mocks/card-fields/index.html'

/** Documents that a mock build has beside the app: address → source. */
export const documents: ReadonlyMap<string, string> = new Map([
  ['/__cloud.html', bridge],
  ['/card-fields/index.html', cardFields],
])

function inputs(root: string, sources: readonly string[]): UserConfig {
  const named = (source: string) =>
    source.replace(/^mocks\/|(\/index)?\.html$/gu, '').replaceAll('/', '-')
  const input = Object.fromEntries(sources.map((source) => [named(source), root + source]))
  return { build: { rolldownOptions: { input } } }
}

/** Vite puts a page where its source lies; these have an address of their own. */
function moved(addresses: ReadonlyMap<string, string>): NonNullable<Plugin['generateBundle']> {
  return {
    order: 'post',
    handler(_options, bundle) {
      for (const [address, source] of addresses) {
        const page = bundle[source]
        if (page) page.fileName = address.slice(1)
      }
    },
  }
}

/** Serves and emits the bridge to the shared world and the stand-in for hosted card fields. */
export function mockDocuments(root: string): Plugin {
  return {
    name: 'civic-till:mock-documents',
    config: () => inputs(root, ['index.html', ...documents.values()]),
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = '', query] = (request.url ?? '').split('?')
        const source = documents.get(path.endsWith('/') ? `${path}index.html` : path)
        if (source !== undefined)
          request.url = `/${source}${query === undefined ? '' : `?${query}`}`
        next()
      })
    },
    generateBundle: moved(documents),
  }
}

/** The card fields alone, for a folder of another host: the API's, Storybook's. */
export function cardFieldsDocument(root: string): Plugin {
  return {
    name: 'civic-till:card-fields-document',
    config: () => ({
      ...inputs(root, [cardFields]),
      base: './',
      experimental: {
        // The page is moved to the top of the folder: from there its files are found.
        renderBuiltUrl: (file, { hostType }) =>
          hostType === 'html' ? `./${file}` : { relative: true },
      },
    }),
    generateBundle: moved(new Map([['/index.html', cardFields]])),
  }
}
