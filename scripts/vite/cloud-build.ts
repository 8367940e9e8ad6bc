import type { Plugin } from 'vite'

const id = 'virtual:cloud-build'
const resolved = `\0${id}`
/** What the cloud is made of; the worker that runs it must not outlive a change of these. */
const sources = /\/(?:mocks|src\/contract|src\/rules)\//u

/**
 * Names the cloud's build. While developing the name changes with every edit, so that the next
 * load starts a new worker, which replays the journal through the new code (mock-cloud.md,
 * "Journal"). A built worker's address holds its hash and needs no more.
 */
export function cloudBuild(): Plugin {
  const started = Date.now().toString(36)
  let edits = 0
  let developing = false
  return {
    name: 'civic-till:cloud-build',
    configResolved(config) {
      developing = config.command === 'serve'
    },
    resolveId: (source) => (source === id ? resolved : undefined),
    load(loaded) {
      if (loaded !== resolved) return undefined
      const build = developing ? `${started}.${edits}` : 'built'
      return `export const cloudBuild = ${JSON.stringify(build)}`
    },
    hotUpdate({ file }) {
      if (!sources.test(file)) return
      edits += 1
      const named = this.environment.moduleGraph.getModuleById(resolved)
      if (named !== undefined) this.environment.moduleGraph.invalidateModule(named)
    },
  }
}
