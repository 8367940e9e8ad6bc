import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Chromium without windows: journeys and stories take a sixth less of the processor in it. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Where installers put a browser that is not on the PATH. */
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

function onPath(command: string): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, command))
}

const firstThere = (paths: readonly string[]) => paths.find((path) => existsSync(path)) ?? null

/** A system's Chromium that draws no windows. */
export const findShell = (): string | null => firstThere(shells.flatMap(onPath))

/** CHROMIUM_PATH, a system Chromium or Chrome, Playwright's own: one that can open a window. */
export function findBrowser(): string | null {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') return firstThere([named])
  return firstThere([...browsers.flatMap(onPath), ...places, chromium.executablePath()])
}

/** The browser of journeys and stories: the one that CHROMIUM_PATH names, else a shell before others. */
export function findForChecks(): string | null {
  const isNamed = (process.env['CHROMIUM_PATH'] ?? '') !== ''
  return (isNamed ? null : findShell()) ?? findBrowser()
}

/**
 * The first two are pages of the browser's own address bar, drawn anew for each window: without
 * them journeys take a seventh less. The others are Playwright's: of two such flags the last counts.
 */
const unwanted = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/** Nothing but this machine is reached: the browser's own calls home fail at the name. */
const onlyLocalNames = 'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1'

/** The API of the local build, whatever port it names, is the one at this port. */
const apiAt = (port: number) =>
  [
    `MAP api.localhost 127.0.0.1:${port}`,
    `MAP *.api.localhost 127.0.0.1:${port}`,
    'MAP * ~NOTFOUND',
    ...['localhost', 'pay.localhost', '*.pay.localhost', '127.0.0.1'].map(
      (name) => `EXCLUDE ${name}`,
    ),
  ].join(', ')

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${unwanted.join(',')}`,
]

export interface LaunchOptions {
  readonly executablePath?: string
  readonly args: string[]
}

interface Wanted {
  /** Another API than the one that the local build was built for. */
  readonly apiPort?: number
  /** Where other names and ports lead to, in the browser's own words. */
  readonly hosts?: string
  /** A person looks at it. */
  readonly hasWindow?: boolean
}

export function launchOptions({ apiPort, hosts, hasWindow = false }: Wanted = {}): LaunchOptions {
  const path = hasWindow ? findBrowser() : findForChecks()
  const root = process.getuid?.() === 0
  const rules = hosts ?? (apiPort === undefined ? onlyLocalNames : apiAt(apiPort))
  return {
    ...(path === null ? {} : { executablePath: path }),
    // The sandbox refuses to start for root, as in most containers.
    args: [
      `--host-resolver-rules=${rules}`,
      ...quiet,
      '--disable-gpu',
      ...(root ? ['--no-sandbox'] : []),
    ],
  }
}
