import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './e2e/support/browser.ts'
import { compiledMessages, withoutMessageParser } from './scripts/vite/compiled-messages.ts'
import { mockDocuments } from './scripts/vite/mock-documents.ts'
import { mockServiceWorker } from './scripts/vite/mock-service-worker.ts'
import { type Origins, securityHeaders } from './scripts/vite/security-headers.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const port = Number(process.env['PORT'] ?? 5173)

/** The http host serves its card fields itself (product.md decision 22); others are named. */
function originsOf(mock: boolean): Origins {
  const apiOrigin = mock ? '' : (process.env['VITE_API_HOST'] ?? '')
  const cardFieldsOrigin = mock ? '' : (process.env['CARD_FIELDS_ORIGIN'] ?? apiOrigin)
  return { apiOrigin, cardFieldsOrigin }
}

/** What runs in a browser, by folder; everything else is tested in plain Node. */
const domTests = ['src/{state,i18n,ui,screens,layouts,routes}/**/*.test.{ts,tsx}', 'src/*.test.tsx']
const nodeTests = ['{src,mocks,scripts,deploy,e2e}/**/*.test.ts']

export default defineConfig(({ mode }) => {
  const mock = mode === 'mock'
  const testing = process.env['VITEST'] !== undefined
  return {
    define: { __MOCK__: JSON.stringify(mock) },
    plugins: [
      // The route tree is committed: tests must not write it while others read it.
      testing
        ? []
        : tanstackRouter({
            target: 'react',
            autoCodeSplitting: true,
            routesDirectory: 'src/routes',
            generatedRouteTree: 'src/routeTree.gen.ts',
            quoteStyle: 'single',
            semicolons: false,
          }),
      react(),
      compiledMessages(root),
      testing ? [] : securityHeaders(mock, originsOf(mock)),
      mock ? [mockServiceWorker(), mockDocuments(root)] : [],
    ],
    resolve: {
      alias: [
        { find: /^@\//, replacement: `${root}src/` },
        { find: /^@mocks\//, replacement: `${root}mocks/` },
        // The compile step itself is tested in Node and needs the real one.
        ...(testing ? [] : [withoutMessageParser]),
      ],
    },
    build: { modulePreload: { polyfill: false } },
    server: { port, strictPort: true, allowedHosts: ['.localhost'] },
    preview: { port, strictPort: true, allowedHosts: ['.localhost'] },
    test: {
      projects: [
        {
          extends: true,
          test: { name: 'node', environment: 'node', include: nodeTests, exclude: domTests },
        },
        {
          extends: true,
          test: { name: 'dom', environment: 'jsdom', include: domTests },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: `${root}.storybook` })],
          test: {
            name: 'stories',
            // Stories share one page each worker: 28 s instead of 77 s for 35 of them.
            isolate: false,
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              viewport: { width: 1280, height: 800 },
              provider: playwright({ launchOptions: launchOptions() }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }
})
