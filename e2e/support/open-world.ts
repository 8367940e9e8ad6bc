import { readFile } from 'node:fs/promises'
import { type Page, test } from '@playwright/test'
import * as v from 'valibot'

/** Files that the demonstration's panel saves: a world, or a bug report with its page. */

const savedFile = v.variant('kind', [
  v.object({ kind: v.literal('civic-till world') }),
  v.object({
    kind: v.literal('civic-till bug report'),
    window: v.object({ width: v.number(), height: v.number() }),
    city: v.nullable(v.string()),
    view: v.object({ path: v.string(), person: v.nullable(v.string()), language: v.string() }),
  }),
])
export type SavedFile = v.InferOutput<typeof savedFile>

export async function readSavedFile(file: string): Promise<SavedFile> {
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), savedFile),
    await readFile(file, 'utf8'),
  )
  if (!read.success) throw new Error(`${file} is no world file and no bug report`)
  return read.output
}

const catalogue = '/__scenarios'

/** Opens the file in this page as the catalogue of `root` does. */
export async function openFileAt(page: Page, root: string, file: string): Promise<void> {
  const saved = await readSavedFile(file)
  const isReport = saved.kind === 'civic-till bug report'
  if (isReport) await page.setViewportSize(saved.window)
  await page.goto(root + catalogue)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a bug report or a world file' }).click()
  await (await choosing).setFiles(file)
  const said = page.getByRole('status').filter({ hasText: /\S/u })
  const isThere = (url: URL) =>
    url.pathname !== catalogue &&
    !url.searchParams.has('scenario') &&
    !url.hash.startsWith('#demo-view=')
  const heard = said
    .first()
    .waitFor()
    .then(() => said.first().innerText())
  if (isReport) {
    const arrived = page.waitForURL(isThere)
    const words = await Promise.race([arrived, heard.catch(() => undefined)])
    // A page on the way there says its own.
    const isRefused = typeof words === 'string' && new URL(page.url()).pathname === catalogue
    if (isRefused) throw new Error(`${file}: ${words}`)
    return arrived
  }
  const words = await heard
  if (words !== 'The world of the file is here now') throw new Error(`${file}: ${words}`)
}

/**
 * Opens a file that the panel saved, in mock mode. A bug report leads to its page, as its person, in
 * its language, theme and window; after a world alone the test goes where it wants.
 *
 * ```ts
 * test('the cart keeps its item', async ({ page }) => {
 *   await openWorld(page, 'e2e/recorded/cart.report.json')
 *   await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
 * })
 * ```
 */
export async function openWorld(page: Page, file: string): Promise<void> {
  const { baseURL = '' } = test.info().project.use
  const { protocol, host } = new URL(baseURL)
  await openFileAt(page, `${protocol}//${host.split('.').slice(1).join('.')}`, file)
}
