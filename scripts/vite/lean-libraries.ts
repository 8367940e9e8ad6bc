import type { Plugin } from 'vite'

/** Of scroll positions the product needs one rule: a new path begins at its top (specification §2). */
const scrollToTop = `
export const storageKey = ''
export const defaultGetScrollRestorationKey = (location) => location.href
export const getElementScrollRestorationEntry = () => undefined
export function setupScrollRestoration(router) {
  const scroll = router._scroll
  if (scroll.r) return
  scroll.r = true
  router.subscribe('onRendered', ({ toLocation: { hash } }) => {
    const reset = scroll.n
    scroll.n = true
    if (hash) document.getElementById(hash)?.scrollIntoView()
    else if (reset) window.scrollTo(0, 0)
  })
}`

/**
 * What libraries bring to every page and this product has no use for; by the end of the module's
 * path, what stands in its place. Together 8 KiB gzip on the first screen.
 */
const replacements: Record<string, string> = {
  // Only Emotion's `withTheme` copies statics, and nothing here uses that.
  '/hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js':
    'export default (target) => target',
  // src/ui/theme/global.css is our own reset (`preflight: false` in src/ui/theme/theme.ts).
  '/styled-system/preflight.js': 'export const createPreflight = () => ({})',
  // A list of all CSS properties, which the browser has too; beside them it lists what only
  // at-rules know, and two of those are attributes: a frame without its `src` would stay empty.
  '/@pandacss/is-valid-prop/dist/index.mjs':
    "const known = document.documentElement.style; export const isCssProperty = (prop) => (prop in known && prop !== 'src' && prop !== 'size') || prop.startsWith('--') || /&|@/.test(prop)",
  // A list of all HTML attributes, to keep foreign props out of the page: the compiler does that.
  '/@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js':
    "export default (prop) => !['as', 'asChild', 'theme', 'unstyled'].includes(prop)",
  '/router-core/dist/esm/scroll-restoration.js': scrollToTop,
  // Queries that grow page by page: no screen has one.
  '/query-core/build/modern/infiniteQueryBehavior.js':
    'export const [hasNextPage, hasPreviousPage, infiniteQueryBehavior] = []',
}

/** In builds only: the development server serves these packages bundled as they are. */
export function leanLibraries(): Plugin {
  return {
    name: 'civic-till:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: {
        id: /hoist-non-react-statics|preflight|is-(?:prop-valid|valid-prop)|scroll-restor|infiniteQ/u,
      },
      handler(id) {
        const path = id.replaceAll('\\', '/')
        return Object.entries(replacements).find(([end]) => path.endsWith(end))?.[1] ?? null
      },
    },
  }
}
