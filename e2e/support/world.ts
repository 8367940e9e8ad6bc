import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as v from 'valibot'

// What a page can do to the demonstration's world beside the product's screens, as its panel does.

export interface PageCall {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The page itself asks, so that its own city answers. */
export async function callFrom<Answer>(
  page: Page,
  call: PageCall,
  schema: v.GenericSchema<unknown, Answer>,
): Promise<Answer> {
  const { status, text } = await page.evaluate(
    async ({ method = 'GET', path, body, token, headers }) => {
      const response = await fetch(path, {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: response.status, text: await response.text() }
    },
    call,
  )
  if (status >= 300) throw new Error(`${call.path}: ${status} ${text}`)
  return v.parse(schema, JSON.parse(text))
}

const base = '/api/__demo/world'
const state = v.object({ writes: v.number(), clock_offset: v.number() })
const hash = v.object({ hash: v.string() })

export const world = {
  state: (page: Page) => callFrom(page, { path: base }, state),
  hash: async (page: Page) => (await callFrom(page, { path: `${base}/hash` }, hash)).hash,
  undo: (page: Page) => callFrom(page, { method: 'POST', path: `${base}/undo` }, v.unknown()),
  reset: (page: Page) => callFrom(page, { method: 'POST', path: `${base}/reset` }, state),
  file: (page: Page) => callFrom(page, { path: `${base}/file` }, v.unknown()),
  /** Answers why not, or null. */
  take: async (page: Page, file: unknown) =>
    (
      await callFrom(
        page,
        { method: 'POST', path: `${base}/file`, body: file },
        v.object({ problem: v.unknown() }),
      )
    ).problem,
  /** The world of a bug report: a file that the panel saved. */
  replay: async (page: Page, path: string) => {
    const problem = await world.take(page, JSON.parse(await readFile(path, 'utf8')))
    if (problem !== null) throw new Error(`${path} is refused: ${JSON.stringify(problem)}`)
  },
  moveClock: (page: Page, minutes: number) =>
    callFrom(
      page,
      { method: 'POST', path: `${base}/clock`, body: { milliseconds: minutes * 60_000 } },
      state,
    ),
}
