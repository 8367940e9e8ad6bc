import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { namedBuild } from './scripts/vite/build-id.ts'
import { chunkLimit } from './scripts/vite/chunk-limit.ts'
import { cloudBuild } from './scripts/vite/cloud-build.ts'
import { compiledMessages, withoutMessageParser } from './scripts/vite/compiled-messages.ts'
import { demoLine } from './scripts/vite/demo-line.ts'
import { firstFrame } from './scripts/vite/first-frame.ts'
import { firstScreenChunks } from './scripts/vite/first-screen-chunks.ts'
import { leanDataLibrary } from './scripts/vite/lean-data-library.ts'
import { cardFieldsDocument, mockDocuments } from './scripts/vite/mock-documents.ts'
import { mockServiceWorker } from './scripts/vite/mock-service-worker.ts'
import { oneHost } from './scripts/vite/one-host.ts'
import { staticHosting } from './scripts/vite/static-hosting.ts'
import { preloads } from './scripts/vite/preloads.ts'
import { rootHostFrom } from './scripts/vite/root-host.ts'
import { scriptAhead } from './scripts/vite/script-ahead.ts'
import { standIns } from './scripts/vite/stand-ins.ts'
import { securityHeaders } from './scripts/vite/security-headers.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Where the demonstration's cities lie; other names of this machine work as well. */
const demoRoot = 'pay.localhost'

/** Where most visits begin, and what is around it. */
const firstRoutes: ReadonlySet<string> = new Set([
  '__root__',
  '/',
  '/_public',
  '/_public/departments',
  '/_public/$department_id/search',
  '/_bare',
])

/** The route tree is committed: only a server or a build of the app writes it, never a test. */
const routes = () =>
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    routesDirectory: 'src/routes',
    generatedRouteTree: 'src/routeTree.gen.ts',
    quoteStyle: 'single',
    semicolons: false,
    codeSplittingOptions: {
      // All of the others stays out of the first screen, and comes at a hover.
      splitBehavior: ({ routeId }) =>
        firstRoutes.has(routeId) ? undefined : [['loader', 'pendingComponent'], ['component']],
      // What says that a script cannot be had is no script of its own.
      defaultBehavior: [['component'], ['notFoundComponent']],
    },
  })

/** MSW's cookie jar brings 107 KiB gzip of public suffixes, and the cloud uses no cookies. */
const withoutCookieJar = {
  find: /^tough-cookie$/u,
  replacement: `${root}mocks/hosts/shared/no-cookies.ts`,
}

/**
 * Modes: `mock` has the fake backend in the browser; `demo` is the same for any web host, with its
 * cities by path unless VITE_ROOT_HOST names a host that has subdomains; `card-fields` builds the stand-in for the
 * processor's fields alone; `local-api` is the real application beside `npm run api`; every
 * other one is the real application against VITE_API_HOST.
 */
export default defineConfig(async ({ mode }): Promise<ViteUserConfig> => {
  const isDemo = mode === 'demo'
  const mock = mode === 'mock' || isDemo
  const env = loadEnv(mode, root, '')
  const rootHost = rootHostFrom(env['VITE_ROOT_HOST'])
  const isOneHost = isDemo && rootHost === ''
  const port = Number(env['PORT'] ?? 5173)
  const apiOrigin = mock ? '' : (env['VITE_API_HOST'] ?? '')
  const testing = process.env['VITEST'] !== undefined
  const resolve = {
    alias: [
      { find: /^@\//, replacement: `${root}src/` },
      { find: /^@mocks\//, replacement: `${root}mocks/` },
      withoutCookieJar,
    ],
  }
  const plugins = [react(), compiledMessages(root, mock || testing)]
  // Found only when an export, an import, a chart, a menu or a calendar begins: the development server
  // would reload the page.
  const optimizeDeps = {
    include: [
      'papaparse',
      'write-excel-file/universal',
      '@zip.js/zip.js/lib/zip-core-native.js',
      'saxes',
      'numfmt',
      'recharts',
      '@ark-ui/react/combobox',
      '@ark-ui/react/date-picker',
      '@ark-ui/react/dialog',
      '@ark-ui/react/menu',
      '@ark-ui/react/popover',
      '@ark-ui/react/tooltip',
    ],
  }
  const define = { __MOCK__: JSON.stringify(mock) }

  if (testing) {
    const { testProjects } = await import('./scripts/vite/test-projects.ts')
    return { define, plugins, resolve, optimizeDeps, test: { projects: testProjects(root) } }
  }
  return {
    define: {
      ...define,
      // The demonstration knows its root: a host deeper than a merchant's is nobody's.
      __ROOT_HOST__: JSON.stringify(rootHost === '' && mock ? demoRoot : rootHost),
      ...(isOneHost ? {} : { __ONE_HOST__: 'null' }),
    },
    plugins: [
      mode === 'card-fields'
        ? cardFieldsDocument(root)
        : [
            routes(),
            chunkLimit(root),
            firstScreenChunks(root, mock),
            mock ? scriptAhead(root) : [],
            preloads(root),
            firstFrame(root),
            namedBuild(),
            standIns(
              [withoutMessageParser, ...(mock ? [withoutCookieJar] : [])].map(
                ({ replacement }) => replacement,
              ),
            ),
          ],
      plugins,
      securityHeaders({
        mock,
        apiOrigin,
        cardFieldsOrigin: env['CARD_FIELDS_ORIGIN'] ?? apiOrigin,
        reportUrl: env['VITE_REPORT_URL'] ?? '',
      }),
      mock
        ? [
            cloudBuild(),
            mockServiceWorker(),
            mockDocuments(root),
            leanDataLibrary(root),
            demoLine(root),
          ]
        : [],
      isOneHost ? oneHost() : [],
      isDemo ? staticHosting() : [],
    ],
    optimizeDeps,
    resolve: { alias: [...resolve.alias, withoutMessageParser] },
    build: {
      // The oldest that the product works in (docs/browsers.md).
      target: ['chrome126', 'firefox126', 'safari18'],
      modulePreload: {
        polyfill: false,
        // The office's scripts name what they need themselves; said here, every citizen would load
        // the list. So does the world of a browser that cannot share one, which few load.
        resolveDependencies: (file, dependencies) =>
          [file, ...dependencies].some((name) => /\b(?:office|own-world)-[^/]*\.js$/u.test(name))
            ? []
            : dependencies,
      },
      // The demo's world is larger, in a worker that no citizen loads.
      chunkSizeWarningLimit: mock ? 1200 : 600,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    worker: { format: 'es', plugins: () => [leanDataLibrary(root)] },
    server: { port, strictPort: true, allowedHosts: ['.localhost'] },
    preview: { port, strictPort: true, allowedHosts: ['.localhost'] },
  }
})
