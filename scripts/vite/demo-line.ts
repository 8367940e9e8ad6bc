import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { replaceIn } from './replace-in.ts'

/** As in src/i18n/locales.ts. */
const languages = ['en', 'es', 'de', 'ja', 'fr'] as const

const styles = '<link rel="stylesheet" href="/mocks/demo/banner/demo-line.css" />'

/**
 * Says on every page of a mock build, before any script has run, that nothing of it is real. It
 * stands in the document itself, so that nothing jumps, and shows the page's language. After the
 * application, whose skip link comes first.
 */
export function demoLine(root: string): Plugin {
  let base = '/'
  return {
    name: 'civic-till:demo-line',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      // Before the build looks for what the document links to.
      order: 'pre',
      handler(html, { path }) {
        if (path !== '/index.html') return undefined
        const styled = replaceIn(html, '</head>', (end) => styles + end)
        return replaceIn(styled, '<script type="module"', (script) => lineOf(root, base) + script)
      },
    },
  }
}

function lineOf(root: string, base: string): string {
  const texts = languages.map((code) => {
    const file = `${root}mocks/demo/messages/${code}.json`
    const words: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return { code, words }
  })
  const spans = (id: string) =>
    texts.map(({ code, words }) => `<span lang="${code}">${textIn(words, id)}</span>`).join('')
  return (
    '<aside class="demo-line" data-languages aria-labelledby="demo-line-text" data-screen-only>' +
    `<span id="demo-line-text"><span data-wide>${spans('demo.banner.text')}</span>` +
    `<span data-phone>${spans('demo.banner.short')}</span></span>` +
    `<a href="${base}__scenarios">${spans('demo.banner.all')}</a></aside>`
  )
}

function textIn(words: unknown, id: string): string {
  const text: unknown = typeof words === 'object' && words !== null ? Reflect.get(words, id) : null
  if (typeof text !== 'string') throw new Error(`The demonstration has no text ${id}`)
  return text
}
