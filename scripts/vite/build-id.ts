import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { replaceIn } from './replace-in.ts'

/** Read by `src/state/build-id.ts`: an open page compares its own id with that of the newest build. */
const versionFile = 'version.json'

/**
 * The build's id: a hash of its page, which names the first scripts, and of all other file names,
 * which have a hash themselves. Not in a script: each build would change all of them.
 */
export function buildId(page: string, fileNames: readonly string[]): string {
  return createHash('sha256')
    .update([page, ...fileNames.toSorted()].join('\n'))
    .digest('hex')
    .slice(0, 12)
}

/** Puts the id into the page and into a file of its own. */
export function namedBuild(): Plugin {
  return {
    name: 'civic-till:build-id',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const { source } = page
        const html = typeof source === 'string' ? source : new TextDecoder().decode(source)
        const build = buildId(html, Object.keys(bundle))
        page.source = replaceIn(
          html,
          '</title>',
          (end) => `${end}<meta name="build" content="${build}" />`,
        )
        this.emitFile({ type: 'asset', fileName: versionFile, source: JSON.stringify({ build }) })
      },
    },
  }
}
