import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium } from '@playwright/test'
import { createServer } from 'vite'
import { launchOptions } from '../e2e/support/browser.ts'
import { openFileAt } from '../e2e/support/open-world.ts'
import { ensureBrowser } from './parts/ensure-browser.ts'
import {
  dropTest,
  placeTest,
  type RecordedTest,
  stepsIn,
  writeTest,
} from './recording/recorded-test.ts'

/**
 * `npm run codegen -- <world file or bug report> [e2e/….spec.ts]`: opens the file in a window, with
 * Playwright's recorder beside it. When the window is closed the walk is a test.
 */

const port = Number(process.env['PORT'] ?? 5173)

async function answers(): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/`)).ok
  } catch {
    return false
  }
}

/** The demonstration that runs already, or one for as long as this takes. */
async function startDemo(): Promise<() => Promise<void>> {
  if (await answers()) return async () => {}
  const server = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    mode: 'mock',
    logLevel: 'warn',
    server: { port, strictPort: true },
  })
  await server.listen()
  return () => server.close()
}

/** What `playwright codegen` calls; its own command cannot open a file first. */
async function showRecorder(context: BrowserContext, outputFile: string): Promise<void> {
  const show: unknown = Reflect.get(context, '_showRecorder')
  if (typeof show !== 'function') throw new Error('This version of Playwright has another recorder')
  const options = { language: 'playwright-test', mode: 'recording', outputFile }
  const shown: unknown = Reflect.apply(show, context, [options])
  await shown
}

/** Answers what the recorder wrote until the window was closed. */
async function record({ file, saved }: RecordedTest): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'civic-till-'))
  const output = join(folder, 'recorded.ts')
  const browser = await chromium.launch({ ...launchOptions({ hasWindow: true }), headless: false })
  try {
    const viewport =
      saved.kind === 'civic-till bug report' ? saved.window : { width: 1280, height: 800 }
    const context = await browser.newContext({
      locale: 'en-US',
      timezoneId: 'America/New_York',
      viewport,
    })
    const page = await context.newPage()
    await openFileAt(page, `http://pay.localhost:${port}`, file)
    const closed = page.waitForEvent('close', { timeout: 0 })
    await showRecorder(context, output)
    console.log('Walk through the page; close its window when the test is done.')
    await closed
    await context.close()
    return stepsIn(readFileSync(output, 'utf8'))
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
}

async function run(): Promise<void> {
  const words = process.argv.slice(2)
  const { DISPLAY, WAYLAND_DISPLAY } = process.env
  if (process.platform === 'linux' && (DISPLAY ?? WAYLAND_DISPLAY) === undefined) {
    throw new Error('The recorder is a window, and there is no display: try xvfb-run')
  }
  const problem = await ensureBrowser({ hasWindow: true })
  if (problem !== null) throw new Error(problem)
  const place = await placeTest(words)
  const stop = await startDemo()
  try {
    console.log(`${writeTest(place, await record(place))} is the walk`)
  } catch (error) {
    dropTest(place, words[0] ?? '')
    throw error
  } finally {
    await stop()
  }
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
