import { statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
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
import { rootHost } from '../../src/rules/tenants/hosts.ts'
import { documents } from './mock-documents.ts'
import { serviceWorkerFile } from './mock-service-worker.ts'

export interface Site {
  readonly mock: boolean
  readonly apiOrigin: string
  /** Of the real build; in mock mode they come from the root origin (decision 22). */
  readonly cardFieldsOrigin: string
  readonly reportUrl: string
}

const framed = new Set(
  [...documents.keys()].flatMap((path) => [path, path.replace(/index\.html$/u, '')]),
)

function placeOf(host: string, variant: Variant, site: Site): Place {
  const rootOrigin = `http://${rootHost(host)}`
  return {
    variant,
    rootOrigin,
    apiOrigin: site.apiOrigin,
    cardFieldsOrigin: site.mock ? rootOrigin : site.cardFieldsOrigin,
    reportUrl: site.mock ? '' : site.reportUrl,
  }
}

/**
 * Whether a path is a file's of these folders and no page. Every other path is answered with the page,
 * whatever the request says that it accepts.
 */
function isAsset(path: string, folders: readonly string[]): boolean {
  if (path.endsWith('.html')) return false
  const isMade = path.startsWith('/@') || path === `/${serviceWorkerFile}`
  return isMade || isFileIn(folders, path)
}

const isFileIn = (folders: readonly string[], path: string): boolean =>
  folders.some((folder) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())

export function headersFor(path: string, place: Place, folders: readonly string[]): Headers {
  if (place.variant !== 'real' && framed.has(path)) return framedHeaders(place)
  return isAsset(path, folders) ? assetHeaders(place) : appHeaders(place)
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': caching.data })
  response.end(text)
}

/** Sends what a real host sends, so that a policy that is too tight shows while building. */
export function securityHeaders(site: Site): Plugin {
  /** `folders`: where files come from. */
  const middleware =
    (variant: Variant, ...folders: readonly string[]): Connect.NextHandleFunction =>
    (request, response, next) => {
      const path = (request.url ?? '/').split('?')[0] ?? '/'
      const place = placeOf(request.headers.host ?? 'localhost', variant, site)
      for (const [name, value] of Object.entries(headersFor(path, place, folders))) {
        response.setHeader(name, value)
      }
      // Nothing here answers calls; without this the page itself would come back, with a 200.
      if (path.startsWith('/api/')) return refuse(response, 502, 'No API answers on this host.\n')
      if (variant !== 'dev' && path.startsWith('/assets/')) {
        if (!isFileIn(folders, path)) return refuse(response, 404, 'Not found.\n')
        response.setHeader('Cache-Control', caching.hashed)
      }
      next()
    }
  return {
    name: 'civic-till:security-headers',
    config: (_config, { command }) =>
      command === 'serve' ? { html: { cspNonce: devNonce } } : undefined,
    configureServer(server) {
      const { root, publicDir } = server.config
      server.middlewares.use(middleware('dev', root, publicDir))
    },
    configurePreviewServer(server) {
      const { root, build } = server.config
      server.middlewares.use(middleware(site.mock ? 'mock' : 'real', resolve(root, build.outDir)))
    },
  }
}
