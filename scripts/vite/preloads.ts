import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Preloads what the page needs as soon as it runs: English texts, and in a mock build its backend.
 * Chunks that load one after the other cost a round trip each.
 */
const wanted = ['src/i18n/en/first.ts', 'mocks/start/start.ts']

export function preloads(root: string): Plugin {
  let base = '/'
  return {
    name: 'civic-till:preloads',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle = {} }) {
        if (path !== '/index.html') return undefined
        const files = new Set<string>()
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          if (!chunk.moduleIds.some((id) => wanted.includes(id.slice(root.length)))) continue
          for (const file of [chunk.fileName, ...chunk.imports]) files.add(file)
        }
        return [...files]
          .filter((file) => !html.includes(file))
          .map((file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: base + file },
            injectTo: 'head',
          }))
      },
    },
  }
}
