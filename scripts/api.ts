import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createCloud } from '@mocks/app/create-cloud'
import { httpCloudOptions, isLocalProduct, serveHttp } from '@mocks/hosts/http'
import { ownWorlds } from '@mocks/hosts/own-worlds'
import { seedOnly } from '@mocks/hosts/seed-only'
import { scenarioNamed, type ScenarioName } from '@mocks/scenarios/registry'
import { contentTypeOf } from '../e2e/support/content-types'
import { assetHeaders, caching, framedHeaders, type Place } from '../deploy/headers'

// The cloud over HTTP, for the real build and for any HTTP client: `npm run api`.

const port = Number(process.env['API_PORT'] ?? 8787)
const folder = fileURLToPath(new URL('../dist-card-fields', import.meta.url))
const prefix = '/card-fields/'

/**
 * `npm run api -- --scenario name`: for all requests; a single one uses the header X-Scenario.
 * `--seed-only`: as a host answers that knows the specification alone.
 */
function wanted(): { readonly scenario: ScenarioName | null; readonly isSeedOnly: boolean } {
  try {
    const { values } = parseArgs({
      options: { scenario: { type: 'string' }, 'seed-only': { type: 'boolean', default: false } },
    })
    return {
      scenario: values.scenario === undefined ? null : scenarioNamed(values.scenario),
      isSeedOnly: values['seed-only'],
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

/** The product's pages on any port may frame the card fields. */
const place: Place = {
  variant: 'mock',
  rootOrigin: 'http://pay.localhost:*',
  apiOrigin: '',
  cardFieldsOrigin: '',
}

/** The stand-in for the processor's card fields (decision 22), as Vite built it. */
async function serveCardFields(request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const name = pathname === prefix ? 'index.html' : pathname.slice(prefix.length)
  // The address cannot leave the folder: URL has resolved the dots, and the rest is refused.
  if (!pathname.startsWith(prefix) || !/^[\w./-]+$/.test(name) || name.includes('..')) return null
  const type = contentTypeOf(name)
  if (type === undefined) return null
  try {
    const content = await readFile(join(folder, name))
    const document = extname(name) === '.html'
    return new Response(new Uint8Array(content), {
      headers: {
        ...(document ? framedHeaders(place) : assetHeaders(place)),
        'Content-Type': type,
        'Cache-Control': document ? caching.html : caching.hashed,
      },
    })
  } catch {
    return null
  }
}

const options = { ...httpCloudOptions(), amountCodes: process.env['MOCK_AMOUNT_CODES'] === 'on' }
const { scenario, isSeedOnly } = wanted()
const cloud = createCloud({ ...options, ...(scenario === null ? {} : { scenario }) })
await cloud.ready
const cloudOf = ownWorlds(cloud, options)
const host = await serveHttp({
  ...(isSeedOnly ? seedOnly(cloudOf) : { cloudOf }),
  port,
  allows: isLocalProduct,
  serveStatic: serveCardFields,
})
console.log(`The API answers on http://{merchant}.api.localhost:${host.port}/api/`)
