import { fileURLToPath } from 'node:url'
import { changedFiles, storiesIn, testsNear } from './parts/changed-files.ts'
import { ensureBrowser } from './parts/ensure-browser.ts'
import { runParallel } from './parts/run-commands.ts'

/**
 * `npm run check:near`: what differs from `main`, within a minute: format and lint of its files, the
 * types, the rules of the house, the tests in its folders, and its stories. `npm test` runs all.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const changed = changedFiles(root)
const code = changed.filter((file) => /\.tsx?$/u.test(file) && !file.endsWith('.gen.ts'))
const tests = testsNear(root, changed)
const stories = storiesIn(changed)
console.log(
  `${changed.length} files differ from main; ${tests.length} tests, ${stories.length} stories`,
)

const noBrowser = stories.length > 0 ? await ensureBrowser() : null
if (noBrowser !== null) console.error(noBrowser)

const vitest = (projects: readonly string[], files: readonly string[]) => [
  'vitest',
  'run',
  '--passWithNoTests',
  ...projects.flatMap((project) => ['--project', project]),
  ...files,
]
const failed = await runParallel([
  // The compiler reads everything; the rest goes beside it, one after the other.
  [['tsc', '--noEmit']],
  [
    ['oxfmt', '--check', ...changed],
    ...(code.length > 0
      ? [['oxlint', '--type-aware', '--report-unused-disable-directives', ...code]]
      : []),
    vitest(['house'], []),
    ...(tests.length > 0 ? [vitest(['node', 'dom', 'render'], tests)] : []),
    ...(stories.length > 0 && noBrowser === null ? [vitest(['stories'], stories)] : []),
  ],
])
if (failed > 0 || noBrowser !== null) process.exitCode = 1
