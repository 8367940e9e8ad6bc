import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser, launchOptions } from '../../e2e/support/browser.ts'

const advice = 'Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test'

function run(command: string, words: readonly string[]): boolean {
  console.log(`  ${command} ${words.join(' ')}`)
  const shell = process.platform === 'win32'
  return spawnSync(command, words, { stdio: 'inherit', shell }).status === 0
}

/** The system's package manager brings the libraries that a browser needs; Playwright's does not. */
function install(): void {
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (debian && run('apt-get', ['update', '-qq'])) {
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  }
  if (findBrowser() === null) run('npx', ['playwright', 'install', 'chromium'])
}

/** Finds or installs a browser, and checks that it starts. Returns an error text on failure. */
export async function ensureBrowser(): Promise<string | null> {
  const named = process.env['CHROMIUM_PATH']
  if (findBrowser() === null) {
    if (named !== undefined && named !== '') return `CHROMIUM_PATH=${named} is not there. ${advice}`
    console.log('No browser found; installing one.')
    install()
  }
  const path = findBrowser()
  if (path === null) return `No browser was found, and none could be installed. ${advice}`
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
