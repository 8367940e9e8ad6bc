import { spawn } from 'node:child_process'
import { ensureBrowser } from './ensure-browser.ts'
import { ensureOtherBrowsers } from './ensure-other-browsers.ts'

/** What CI runs, in this order; each is an npm script and can be run alone. */

interface Part {
  readonly script: string
  readonly title: string
  readonly needsBrowser?: true
  /** It is left out where there are none. */
  readonly needsOtherBrowsers?: true
  /** The parts whose output this one uses. */
  readonly after?: readonly string[]
}

const parts: readonly Part[] = [
  { script: 'check:format', title: 'Format' },
  { script: 'check:lint', title: 'Lint' },
  { script: 'check:types', title: 'Types' },
  { script: 'check:unused', title: 'Files, exports and packages that nothing uses' },
  { script: 'check:house', title: 'Import direction, circles, messages' },
  { script: 'test:unit', title: 'Unit tests' },
  { script: 'test:app', title: 'The application, opened at addresses' },
  { script: 'test:worlds', title: 'Whole worlds; generated screens compile' },
  { script: 'test:stories', title: 'Stories, with axe', needsBrowser: true },
  { script: 'check:storybook', title: 'Storybook, built and in a folder', needsBrowser: true },
  { script: 'check:build', title: 'Builds, purity of the real one' },
  {
    script: 'test:e2e:mock',
    title: 'Journeys in mock mode',
    needsBrowser: true,
    after: ['check:build'],
  },
  {
    script: 'test:e2e:real',
    title: 'Journeys against the API',
    needsBrowser: true,
    after: ['check:build'],
  },
  {
    script: 'test:browsers',
    title: 'Journeys in Firefox and WebKit',
    needsOtherBrowsers: true,
    after: ['check:build', 'check:storybook'],
  },
]

interface Outcome {
  readonly part: Part
  readonly passed: boolean
  readonly seconds: number
  readonly note?: string
  /** How its output ends, if it failed. */
  readonly end?: string
}

/** A log of CI is long and often shown by its end: there each failed part is read again. */
const linesAtTheEnd = 60

const seconds = (since: number): number => (performance.now() - since) / 1000

async function runPart(
  part: Part,
  done: readonly Outcome[],
  noBrowser: string | null,
): Promise<Outcome> {
  const since = performance.now()
  const bases = done.filter((outcome) => part.after?.includes(outcome.part.script))
  if (bases.some(({ passed }) => !passed)) {
    return { part, passed: false, seconds: 0, note: 'not run: its build failed' }
  }
  if (part.needsBrowser && noBrowser !== null) {
    return { part, passed: false, seconds: 0, note: 'not run: no browser' }
  }
  if (part.needsOtherBrowsers) return runInOtherBrowsers(part)
  const { passed, output } = await runScript(part.script)
  return { part, passed, seconds: seconds(since), ...(!passed && { end: endOf(output) }) }
}

/** In those that there are; where there is none, it is left out. */
async function runInOtherBrowsers(part: Part): Promise<Outcome> {
  const since = performance.now()
  const { names, missing } = await ensureOtherBrowsers()
  for (const reason of missing) console.log(`Left out: ${reason}`)
  if (names.includes('webkit')) {
    console.log('On demand only: the built Storybook in WebKit (npm run test:browsers)')
  }
  const said = missing.length > 0 && { note: `left out: ${missing.join('; ')}` }
  if (names.length === 0) return { part, passed: true, seconds: seconds(since), ...said }
  const { passed, output } = await runScript(part.script, { OTHER_BROWSERS: names.join(',') })
  const end = !passed && { end: endOf(output) }
  return { part, passed, seconds: seconds(since), ...said, ...end }
}

/** Runs an npm script, showing its output as it comes. */
function runScript(
  script: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ passed: boolean; output: string }> {
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...more },
  })
  const shown: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text)
      shown.push(text)
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ passed: code === 0, output: shown.join('') }))
  })
}

function endOf(output: string): string {
  return output.trimEnd().split('\n').slice(-linesAtTheEnd).join('\n')
}

function line({ part, passed, seconds: time, note }: Outcome): string {
  const mark = passed ? '✓' : '✗'
  return `${mark} ${part.script.padEnd(15)} ${`${time.toFixed(1)} s`.padStart(8)}  ${part.title}${note === undefined ? '' : ` (${note})`}`
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
    const outcome = await runPart(part, done, noBrowser)
    done.push(outcome)
    console.log(line(outcome))
  }

  const failed = done.filter(({ passed }) => !passed)
  for (const { part, end } of failed) {
    if (end !== undefined) console.log(`\n── How ${part.script} ended\n${end}`)
  }
  console.log(`\n${done.map(line).join('\n')}`)
  console.log(
    failed.length === 0
      ? `\nAll checks passed in ${seconds(since).toFixed(0)} s.`
      : `\nFailed: ${failed.map(({ part }) => `npm run ${part.script}`).join(', ')}`,
  )
  console.log(`${done.length - failed.length} passed, ${failed.length} failed`)
  return failed.length === 0 ? 0 : 1
}
