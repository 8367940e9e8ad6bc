import type { Plugin, Rolldown } from 'vite'

/** What every citizen's page is made of. */
const frame = [
  'index.html',
  'src/main.tsx',
  'src/routes/_public.tsx',
  'src/routes/-shell-preferences.ts',
]

/** The screens that most visits begin with. */
const screens = [
  'src/routes/_public/departments.tsx',
  'src/routes/_public/$department_id.search.tsx',
]

/**
 * Left alone, the first screen comes in some sixty files of a few hundred bytes, and each costs a
 * round trip and its own compression: 11 KiB gzip more than together (quality.md, "Speed"). So
 * what every page needs is one file, what both first screens need is in it, and what only one
 * of them needs is another.
 */
export function firstScreenChunks(root: string): Plugin {
  const everyPage = new Set<string>()
  const [departments, search] = [new Set<string>(), new Set<string>()]
  return {
    name: 'civic-till:first-screen-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'app', test: (id) => everyPage.has(id), priority: 2 },
                { name: 'departments', test: (id) => departments.has(id), priority: 1 },
                { name: 'search', test: (id) => search.has(id), priority: 1 },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      const [first = '', second = ''] = screens
      reach(this, root, frame, everyPage)
      reach(this, root, [first], departments)
      reach(this, root, [second], search)
      for (const id of departments) if (search.has(id)) everyPage.add(id)
    },
  }
}

/** Adds the modules that are imported statically, from the given files on. */
function reach(
  context: Rolldown.PluginContext,
  root: string,
  files: readonly string[],
  found: Set<string>,
): void {
  // A route's screen is split off by the router's plugin and has a query behind its name.
  const open = [...context.getModuleIds()].filter((id) =>
    files.some((file) => id === root + file || id.startsWith(`${root}${file}?`)),
  )
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
}
