import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

export const serviceWorkerFile = 'mockServiceWorker.js'
const gate = fileURLToPath(
  new URL('../../mocks/hosts/shared/service-worker-gate.js', import.meta.url),
)
const msw = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')

/** One script, so that the page pays for one request: our gate first, then MSW's worker as it is. */
export function serviceWorkerScript(): string {
  return `${readFileSync(gate, 'utf8')}\n${readFileSync(msw, 'utf8')}`
}

/** Serves the worker in mock mode and emits it into mock builds; real builds never load this. */
export function mockServiceWorker(): Plugin {
  return {
    name: 'civic-till:mock-service-worker',
    configureServer(server) {
      server.middlewares.use(`/${serviceWorkerFile}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.setHeader('cache-control', 'no-cache')
        response.end(serviceWorkerScript())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: serviceWorkerFile, source: serviceWorkerScript() })
    },
  }
}
