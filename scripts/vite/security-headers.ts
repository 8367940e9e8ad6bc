import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'
import {
  appHeaders,
  assetHeaders,
  caching,
  devNonce,
  framedHeaders,
  type Headers,
  type Place,
  type Variant,
} from '../../deploy/headers.ts'
import { rootHost } from '../../src/rules/hosts.ts'
import { documents } from './mock-documents.ts'

export interface Origins {
  readonly apiOrigin: string
  /** Empty: the card fields come from the root origin (mock mode, product.md decision 22). */
  readonly cardFieldsOrigin: string
}

const framed = new Set(Object.keys(documents).flatMap((path) => [path, path.replace(/index\.html$/u, '')]))

export function placeOf(host: string, variant: Variant, origins: Origins): Place {
  const rootOrigin = `http://${rootHost(host)}`
  return {
    variant,
    rootOrigin,
    apiOrigin: origins.apiOrigin,
    cardFieldsOrigin: origins.cardFieldsOrigin || rootOrigin,
  }
}

function isDocument(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('text/html') ?? false
}

function headersFor(request: IncomingMessage, path: string, place: Place): Headers {
  if (place.variant !== 'real' && framed.has(path)) return framedHeaders(place)
  return isDocument(request) ? appHeaders(place) : assetHeaders(place)
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': caching.data })
  response.end(text)
}

/** Sends what a real host sends, so that a policy that is too tight shows while building. */
export function securityHeaders(mock: boolean, origins: Origins): Plugin {
  const middleware =
    (variant: Variant, output: string | undefined): Connect.NextHandleFunction =>
    (request, response, next) => {
      const path = (request.url ?? '/').split('?')[0] ?? '/'
      const place = placeOf(request.headers.host ?? 'localhost', variant, origins)
      for (const [name, value] of Object.entries(headersFor(request, path, place))) {
        response.setHeader(name, value)
      }
      // Nothing here answers calls; without this the page itself would come back, with a 200.
      if (path.startsWith('/api/')) return refuse(response, 502, 'No API answers on this host.\n')
      if (output !== undefined && path.startsWith('/assets/')) {
        if (!existsSync(join(output, path))) return refuse(response, 404, 'Not found.\n')
        response.setHeader('Cache-Control', caching.hashed)
      }
      next()
    }
  return {
    name: 'civic-till:security-headers',
    config: (_config, { command }) =>
      command === 'serve' ? { html: { cspNonce: devNonce } } : undefined,
    configureServer(server) {
      server.middlewares.use(middleware('dev', undefined))
    },
    configurePreviewServer(server) {
      const { root, build } = server.config
      server.middlewares.use(middleware(mock ? 'mock' : 'real', join(root, build.outDir)))
    },
  }
}
