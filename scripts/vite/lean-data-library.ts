import type { Plugin } from 'vite'

/**
 * @mswjs/data loads handlers for REST and GraphQL, with all of graphql and msw, and takes in
 * date-fns and lodash whole for one function each. We ask the world through a layer of our own, and
 * with them the shared worker's script has 305 KiB gzip instead of 178. In builds one small file
 * stands in for them.
 */
const unused = /^(?:\.\/model\/generate(?:Rest|GraphQL)Handlers|date-fns|lodash)$/u

const standIn = 'mocks/hosts/shared/data-library-parts.ts'

export function leanDataLibrary(root: string): Plugin {
  return {
    name: 'civic-till:lean-data-library',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: unused },
      handler: (_source, importer) =>
        importer?.includes('/node_modules/@mswjs/data/') ? root + standIn : undefined,
    },
    buildEnd(error) {
      const ids = error === undefined ? [...this.getModuleIds()] : []
      const isThere = ids.some((id) => id.includes('/node_modules/@mswjs/data/'))
      if (isThere && !ids.includes(root + standIn)) this.error(`Nothing asks for ${standIn}`)
    },
  }
}
