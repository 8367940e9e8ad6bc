import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildVariables, type Site, site } from '../../deploy/site.ts'
import { serveApi } from '../bench/app-servers.ts'
import { checkServedHeaders } from './served-headers.ts'
import { nginxVersion, type Ports, startWebServer } from './web-server.ts'

/**
 * `npm run check:deploy`: the real build behind nginx, with the configuration of `deploy/`, on names
 * that every browser takes for this machine.
 */

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = join(root, 'dist-deploy')

const port = (name: string, usual: number) => Number(process.env[name] ?? usual)
const ports: Ports = {
  http: port('DEPLOY_HTTP_PORT', 8780),
  https: port('DEPLOY_HTTPS_PORT', 8781),
  apiHttps: port('DEPLOY_API_HTTPS_PORT', 8782),
  api: port('API_PORT', 8787),
}

const localSite: Site = {
  ...site,
  rootOrigin: 'https://pay.localhost',
  apiOrigin: 'https://api.localhost',
  cardFieldsOrigin: 'https://api.localhost',
  reportUrl: 'https://collector.localhost/v1/logs',
  folder: join(folder, 'site'),
  certificate: join(folder, 'nginx/certificate.pem'),
  certificateKey: join(folder, 'nginx/key.pem'),
  logFolder: join(folder, 'logs'),
}

/** Builds as an operator does. A later version differs in all of its scripts' names. */
function build(name: string, more: Readonly<Record<string, string>> = {}): string {
  const outDir = join(folder, name)
  execFileSync(
    'npx',
    ['vite', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: root,
      env: { ...process.env, ...buildVariables(localSite), ...more },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  return outDir
}

async function check(): Promise<boolean> {
  const version = nginxVersion()
  if (version === null) {
    console.error(
      'nginx is not here. Debian, Ubuntu: apt-get install nginx-light. macOS: brew install nginx.',
    )
    return false
  }
  console.log(version)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const first = build('first')
  // The same host, written in another way: it stands in a script that all others import.
  const second = build('second', { VITE_API_HOST: `${localSite.apiOrigin}/` })
  execFileSync('sh', [join(root, 'deploy/publish.sh'), first, localSite.folder])

  const stops: (() => void | Promise<void>)[] = []
  try {
    stops.push(await serveApi(ports.api))
    const server = await startWebServer(localSite, join(folder, 'nginx'), ports)
    stops.push(server.stop)
    const problems = await checkServedHeaders(localSite, ports, server.accessLog)
    for (const problem of problems) console.error(problem)
    console.log(problems.length === 0 ? 'Headers, caching and the log are as deploy/ says.' : '')
    const journeys = spawnSync(
      'npx',
      ['playwright', 'test', '-c', 'e2e/deploy/playwright.config.ts', ...process.argv.slice(2)],
      {
        cwd: root,
        stdio: 'inherit',
        env: {
          ...process.env,
          API_PORT: String(ports.api),
          DEPLOY_PORTS: [ports.https, ports.apiHttps].join(),
          DEPLOY_FIRST: first,
          DEPLOY_SECOND: second,
          DEPLOY_SITE: localSite.folder,
        },
      },
    )
    return problems.length === 0 && journeys.status === 0
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

process.exitCode = (await check()) ? 0 : 1
