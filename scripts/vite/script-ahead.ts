import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

const source = 'mocks/start/ahead.ts'

/**
 * Gives the mock document a small script before the application's, which starts the demonstration's
 * backend. It is asynchronous, so that it runs as soon as it is there.
 */
export function scriptAhead(root: string): Plugin[] {
  let base = '/'
  return [
    {
      name: 'civic-till:script-ahead-served',
      apply: 'serve',
      transformIndexHtml: {
        // Before Vite marks the document's scripts with their last edit: there is one of this only.
        order: 'pre',
        handler: (_html, { path }) => (path === '/index.html' ? [script(`/${source}`)] : []),
      },
    },
    {
      name: 'civic-till:script-ahead-built',
      apply: 'build',
      configResolved: (config) => {
        base = config.base
      },
      transformIndexHtml: {
        order: 'post',
        handler(_html, { path, bundle = {} }) {
          if (path !== '/index.html') return []
          const file = base + chunkOf(root + source, bundle)
          return [preload(file), script(file)]
        },
      },
    },
  ]
}

/** One file: each that it imports would be one more to wait for. */
function chunkOf(id: string, bundle: Rolldown.OutputBundle): string {
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || !chunk.moduleIds.includes(id)) continue
    if (chunk.imports.length > 0) throw new Error(`${source} imports ${chunk.imports.join()}`)
    return chunk.fileName
  }
  throw new Error(`The build has no script of ${source}`)
}

/** Requested before all others. */
const preload = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'high', href },
  injectTo: 'head-prepend',
})

/** In the body, where the frame to the world goes. */
const script = (src: string): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { type: 'module', async: true, crossorigin: true, src },
  injectTo: 'body-prepend',
})
