import type { Plugin } from 'vite'

/** Vite's own module, through which it sends every dynamic import of a build. */
const helper = /vite\/preload-helper\.js$/u
const exported = 'export const __vitePreload ='

/**
 * Puts `src/state/chunks.ts` in its place, which has a time limit: the router's routes, `lazy()` and
 * packs of messages all go through it, and none can be forgotten.
 */
export function chunkLimit(root: string): Plugin {
  const ours = JSON.stringify(`${root}src/state/chunks.ts`)
  return {
    name: 'civic-till:chunk-limit',
    apply: 'build',
    transform: {
      filter: { id: helper },
      handler(code) {
        if (!code.includes(exported)) {
          throw new Error('Vite’s preload helper has changed: scripts load without a time limit')
        }
        return { code: `export { loadChunk as __vitePreload } from ${ours}`, map: null }
      },
    },
  }
}
