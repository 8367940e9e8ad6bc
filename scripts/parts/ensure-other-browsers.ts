import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { BrowserDriver } from '../../e2e/browsers/driver.ts'
import { findFirefox, findWebKit, startFound } from '../../e2e/browsers/find-browsers.ts'

interface Wanted {
  readonly name: 'firefox' | 'webkit'
  readonly title: string
  readonly packages: readonly string[]
  readonly isThere: () => boolean
}

const wanted: readonly Wanted[] = [
  {
    name: 'firefox',
    title: 'Firefox',
    packages: ['firefox-esr'],
    isThere: () => findFirefox() !== null,
  },
  {
    name: 'webkit',
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () => findWebKit() !== null,
  },
]

function aptGet(...words: readonly string[]): boolean {
  console.log(`  apt-get ${words.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

/** As Chromium is installed; each alone, because a system may have only one of them. */
function install(missing: readonly Wanted[]): void {
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!debian || !aptGet('update', '-qq')) return
  for (const { packages } of missing) {
    aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages)
  }
}

async function problemOf({ name, isThere }: Wanted): Promise<string | null> {
  if (!isThere()) return 'it is not here, and could not be installed'
  let driver: BrowserDriver | null = null
  try {
    driver = await startFound(name)
    console.log(`Browser: ${driver.name}`)
    return null
  } catch (error) {
    const [reason = ''] = String(error).split('\n')
    return `it does not start: ${reason}`
  } finally {
    await driver?.close()
  }
}

export interface OtherBrowsers {
  /** Their names, as playwright.config.ts has them. */
  readonly names: readonly string[]
  /** Which are left out, and why. */
  readonly missing: readonly string[]
}

/** Finds or installs the browsers beside Chromium. A machine without one of them is no failure. */
export async function ensureOtherBrowsers(): Promise<OtherBrowsers> {
  const absent = wanted.filter(({ isThere }) => !isThere())
  if (absent.length > 0) {
    console.log(`Installing ${absent.map(({ title }) => title).join(' and ')}.`)
    install(absent)
  }
  const names: string[] = []
  const missing: string[] = []
  for (const browser of wanted) {
    const problem = await problemOf(browser)
    if (problem === null) names.push(browser.name)
    else missing.push(`${browser.title}: ${problem}`)
  }
  return { names, missing }
}
