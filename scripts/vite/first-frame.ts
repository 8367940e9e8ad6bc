import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { build, type Plugin } from 'vite'
import { replaceIn } from './replace-in.ts'

/** As in src/i18n/locales.ts. */
const languages = ['en', 'es', 'de', 'ja', 'fr'] as const

const entry = 'src/app/frames/first-frame.ts'

const builtScripts =
  /(?:<script type="module"|<link rel="modulepreload") crossorigin(?= src| href)/gu

/** In the development server, which makes it anew for each page. */
const devAddress = '/first-frame.js'

/**
 * The first frame, before the application's script has come: a small script of its own sets theme
 * and language, and the document has the header and heading of a citizen's page (first-frame.css).
 * The application's page takes its place, with the same measures.
 */
export function firstFrame(root: string): Plugin {
  let address = devAddress
  let base = '/'
  let define: Record<string, unknown> = {}
  const script = async () => scriptOf(root, define)
  return {
    name: 'civic-till:first-frame',
    configResolved(config) {
      base = config.base
      define = config.define ?? {}
    },
    configureServer(server) {
      server.middlewares.use(devAddress, (_request, response, next) => {
        script().then((code) => {
          response.setHeader('content-type', 'text/javascript')
          response.setHeader('cache-control', 'no-cache')
          response.end(code)
        }, next)
      })
    },
    async buildStart() {
      if (this.environment.mode !== 'build') return
      const source = await script()
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      const fileName = `assets/first-frame-${hash}.js`
      address = base + fileName
      this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        if (path !== '/index.html') return undefined
        const preload = `<link rel="preload" href="${address}" as="script" />`
        const steps: [string | RegExp, (text: string) => string][] = [
          ['</title>', (end) => end + preload],
          ['<div id="root"></div>', (place) => place + frameOf(root)],
          // Not in the head, where a script that does not come would hide why the page is empty.
          ['</body>', (end) => `<script src="${address}"></script>${end}`],
        ]
        // Fetched after the style sheet, the script and the font that paint the first frame.
        if (address !== devAddress)
          steps.push([builtScripts, (tag) => `${tag} fetchpriority="low"`])
        return steps.reduce((made, [found, by]) => replaceIn(made, found, by), html)
      },
    },
  }
}

async function scriptOf(root: string, define: Record<string, unknown>): Promise<string> {
  const made = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define,
    resolve: { alias: [{ find: /^@\//, replacement: `${root}src/` }] },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: root + entry, output: { format: 'iife' } },
    },
  })
  const [result] = [made].flat()
  const chunk = result !== undefined && 'output' in result ? result.output[0] : undefined
  if (chunk === undefined) throw new Error(`${entry} was not built`)
  return chunk.code.trim()
}

/** The icon of `BackLink`. */
const arrow =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="m12 19-7-7 7-7"/><path d="M19 12H5"/></svg>'

/** The language is chosen by first-frame.css, as the script has found it. */
function frameOf(root: string): string {
  const texts = languages.map((code) => {
    const words: unknown = JSON.parse(
      readFileSync(`${root}src/i18n/${code}/departments.json`, 'utf8'),
    )
    return { code, words }
  })
  const spans = (id: string) =>
    texts.map(({ code, words }) => `<span lang="${code}">${textIn(words, id)}</span>`).join('')
  return (
    '<div class="first-frame" data-languages aria-hidden="true" data-screen-only>' +
    '<div data-bar><div><i></i><i></i></div></div>' +
    '<div data-page>' +
    `<p data-back>${arrow}${spans('departments.page.title')}</p>` +
    `<p data-heading>${spans('departments.page.heading')}</p>` +
    `<p data-lead>${spans('departments.page.lead')}</p>` +
    '</div></div>'
  )
}

function textIn(words: unknown, id: string): string {
  const text: unknown = typeof words === 'object' && words !== null ? Reflect.get(words, id) : null
  if (typeof text !== 'string') throw new Error(`There is no text ${id}`)
  return text
}
