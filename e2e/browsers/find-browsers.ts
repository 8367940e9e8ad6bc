import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { BrowserDriver } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit, type WebKitPrograms } from './webkit.ts'

const onPath = (command: string): string | null =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path)) ?? null

/** Where macOS has it. */
const application = '/Applications/Firefox.app/Contents/MacOS/firefox'

export function findFirefox(): string | null {
  const named = process.env['FIREFOX_PATH']
  if (named !== undefined && named !== '') return existsSync(named) ? named : null
  return (
    onPath('firefox-esr') ?? onPath('firefox') ?? (existsSync(application) ? application : null)
  )
}

/** `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`, named for the machine and the version. */
function findMiniBrowser(): string | null {
  const libraries = '/usr/lib'
  const foldersIn = (folder: string) =>
    existsSync(folder)
      ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
      : []
  return (
    foldersIn(libraries)
      .filter(({ name }) => name.endsWith('-linux-gnu'))
      .flatMap(({ name }) =>
        foldersIn(join(libraries, name))
          .filter((folder) => /^webkit2?gtk-/u.test(folder.name))
          .map((folder) => join(libraries, name, folder.name, 'MiniBrowser')),
      )
      .find((path) => existsSync(path)) ?? null
  )
}

export function findWebKit(): WebKitPrograms | null {
  const driver = onPath('WebKitWebDriver')
  const screen = onPath('Xvfb')
  const browser = findMiniBrowser()
  if (driver === null || screen === null || browser === null) return null
  return { driver, browser, screen }
}

export async function startFound(name: string): Promise<BrowserDriver> {
  if (name === 'firefox') {
    const path = findFirefox()
    if (path !== null) return startFirefox(path)
  }
  if (name === 'webkit') {
    const programs = findWebKit()
    if (programs !== null) return startWebKit(programs)
  }
  throw new Error(`${name} is not here`)
}
