import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './ensure-browser.ts'

/** What CI runs, in this order; each is an npm script and can be run alone. */

interface Part {
  readonly script: string
  readonly title: string
  readonly needsBrowser?: true
  /** The part whose output this one uses. */
  readonly after?: string
}

const parts: readonly Part[] = [
  { script: 'check:format', title: 'Format' },
  { script: 'check:lint', title: 'Lint' },
  { script: 'check:types', title: 'Types' },
  { script: 'check:house', title: 'Import direction, circles, messages' },
  { script: 'test:unit', title: 'Unit tests' },
  { script: 'test:worlds', title: 'Whole worlds: large, replayed, saved' },
  { script: 'test:stories', title: 'Stories, with axe', needsBrowser: true },
  { script: 'check:storybook', title: 'Storybook, built and in a folder', needsBrowser: true },
  { script: 'check:build', title: 'Builds, purity of the real one' },
  {
    script: 'test:e2e:mock',
    title: 'Journeys in mock mode',
    needsBrowser: true,
    after: 'check:build',
  },
  {
    script: 'test:e2e:real',
    title: 'Journeys against the API',
    needsBrowser: true,
    after: 'check:build',
  },
]

interface Outcome {
  readonly part: Part
  readonly passed: boolean
  readonly seconds: number
  readonly note?: string
}

const seconds = (since: number): number => (performance.now() - since) / 1000

function runPart(part: Part, done: readonly Outcome[], noBrowser: string | null): Outcome {
  const since = performance.now()
  const base = done.find((outcome) => outcome.part.script === part.after)
  if (base?.passed === false) return { part, passed: false, seconds: 0, note: 'its build failed' }
  if (part.needsBrowser && noBrowser !== null) {
    return { part, passed: false, seconds: 0, note: 'no browser' }
  }
  const { status } = spawnSync('npm', ['run', '--silent', part.script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return { part, passed: status === 0, seconds: seconds(since) }
}

function line({ part, passed, seconds: time, note }: Outcome): string {
  const mark = passed ? '✓' : '✗'
  return `${mark} ${part.script.padEnd(15)} ${`${time.toFixed(1)} s`.padStart(8)}  ${part.title}${note === undefined ? '' : ` (not run: ${note})`}`
}

/** Runs all parts, or those that are named, to the end; answers the exit code. */
export async function runParts(names: readonly string[]): Promise<number> {
  const since = performance.now()
  const wanted = parts.filter(({ script }) => names.length === 0 || names.includes(script))
  const unknown = names.filter((name) => !parts.some(({ script }) => script === name))
  if (unknown.length > 0) {
    console.error(
      `No such part: ${unknown.join(', ')}. There are: ${parts.map(({ script }) => script).join(', ')}`,
    )
    return 1
  }
  const noBrowser = wanted.some(({ needsBrowser }) => needsBrowser) ? await ensureBrowser() : null
  if (noBrowser !== null) console.error(noBrowser)

  const done: Outcome[] = []
  for (const [index, part] of wanted.entries()) {
    console.log(`\n── ${index + 1}/${wanted.length} ${part.title} (npm run ${part.script})`)
    const outcome = runPart(part, done, noBrowser)
    done.push(outcome)
    console.log(line(outcome))
  }

  const failed = done.filter(({ passed }) => !passed)
  console.log(`\n${done.map(line).join('\n')}`)
  console.log(
    failed.length === 0
      ? `\nAll checks passed in ${seconds(since).toFixed(0)} s.`
      : `\nFailed: ${failed.map(({ part }) => `npm run ${part.script}`).join(', ')}`,
  )
  console.log(`${done.length - failed.length} passed, ${failed.length} failed`)
  return failed.length === 0 ? 0 : 1
}
