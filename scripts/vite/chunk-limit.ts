import type { Plugin } from 'vite'

/** Vite's own module around every dynamic import of a build. */
const helper = /vite\/preload-helper\.js$/u
const exported = 'export const __vitePreload ='

/**
 * Gives every dynamic import of the page the time limit of `src/state/chunks.ts`: the router's
 * routes, `lazy()` and packs of messages all go through this one place, and none can be forgotten.
 */
export function chunkLimit(root: string): Plugin {
  return {
    name: 'civic-till:chunk-limit',
    apply: 'build',
    transform: {
      filter: { id: helper },
      handler(code) {
        const [before, after] = code.split(exported)
        if (before === undefined || after === undefined) {
          throw new Error('Vite’s preload helper has changed: scripts load without a time limit')
        }
        return {
          code: [
            `import { withinTime } from ${JSON.stringify(`${root}src/state/chunks.ts`)};`,
            `${before}const load =${after};`,
            `${exported} (...given) => withinTime(() => load(...given))`,
          ].join('\n'),
          map: null,
        }
      },
    },
  }
}
