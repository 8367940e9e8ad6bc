import type { Plugin } from 'vite'

/**
 * Fails a build in which a package is no longer asked for under the name that vite.config.ts gives a
 * stand-in for: the package would come along whole, and nothing else would say so.
 */
export function standIns(files: readonly string[]): Plugin {
  return {
    name: 'civic-till:stand-ins',
    apply: 'build',
    buildEnd(error) {
      if (error !== undefined) return
      const known = new Set(this.getModuleIds())
      for (const file of files) if (!known.has(file)) this.error(`Nothing asks for ${file}`)
    },
  }
}
