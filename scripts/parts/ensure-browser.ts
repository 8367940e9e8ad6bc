import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser, findForChecks, findShell, launchOptions } from '../../e2e/support/browser.ts'

const advice = 'Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test'

function run(command: string, words: readonly string[]): boolean {
  console.log(`  ${command} ${words.join(' ')}`)
  const shell = process.platform === 'win32'
  return spawnSync(command, words, { stdio: 'inherit', shell }).status === 0
}

/** As root on Debian: a container, where the system's packages bring what a browser needs. */
const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function installPackage(name: string): void {
  if (!canInstall() || !run('apt-get', ['update', '-qq'])) return
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

function install(hasWindow: boolean): void {
  const find = hasWindow ? findBrowser : findForChecks
  if (!hasWindow) installPackage('chromium-headless-shell')
  if (find() === null) installPackage('chromium')
  if (find() === null) run('npx', ['playwright', 'install', 'chromium'])
}

interface Wanted {
  /** A person looks at it: a shell without windows will not do. */
  readonly hasWindow?: boolean
}

/** Finds or installs a browser, and checks that it starts. Returns an error text on failure. */
export async function ensureBrowser({ hasWindow = false }: Wanted = {}): Promise<string | null> {
  const find = hasWindow ? findBrowser : findForChecks
  const named = process.env['CHROMIUM_PATH'] ?? ''
  if (named !== '' && find() === null) return `CHROMIUM_PATH=${named} is not there. ${advice}`
  if (find() === null) {
    console.log('No browser found; installing one.')
    install(hasWindow)
  } else if (named === '' && !hasWindow && findShell() === null && process.env['CI'] === 'true') {
    // The checks are quicker in it; without it they run in the browser that is there.
    installPackage('chromium-headless-shell')
  }
  const path = find()
  if (path === null) return `No browser was found, and none could be installed. ${advice}`
  if (hasWindow) return null
  try {
    const browser = await chromium.launch(launchOptions())
    console.log(`Browser: ${path} (${browser.version()})`)
    await browser.close()
    return null
  } catch (error) {
    const [reason = ''] = String(error).split('\n')
    return `${path} does not start: ${reason} ${advice}`
  }
}
