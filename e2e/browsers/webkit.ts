import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import type { BrowserDriver, Document, InputSource, Profile, Tab, Size } from './driver.ts'
import { type Program, run } from './process.ts'

/** WebKitGTK's small browser on a screen of its own, by https://www.w3.org/TR/webdriver2/. */

/** The browser's own bar is above the page. */
const around = ({ width, height }: Size) => ({ x: 0, y: 0, width, height: height + 38 })
const desktop: Size = { width: 1280, height: 800 }

/** Milliseconds for one command. A driver whose browser has ended never answers. */
const patience = 45_000

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

const answer = v.object({ value: v.unknown() })
const failure = v.object({ value: v.object({ error: v.string(), message: v.string() }) })
const named = {
  session: v.object({
    sessionId: v.string(),
    capabilities: v.object({ browserVersion: v.string() }),
  }),
  handle: v.object({ handle: v.string() }),
}

function sendTo(base: string): Send {
  return async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      signal: AbortSignal.timeout(patience),
    })
    const json: unknown = await response.json()
    if (response.ok) return v.parse(answer, json).value
    const { value } = v.parse(failure, json)
    throw new Error(`${value.error}: ${value.message}`)
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (bound === null || typeof bound === 'string') throw new Error('No port is free')
  return bound.port
}

export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  readonly screen: string
}

export async function startWebKit(programs: WebKitPrograms): Promise<BrowserDriver> {
  const folder = await mkdtemp(join(tmpdir(), 'civic-till-webkit-'))
  const downloads = join(folder, 'downloads')
  await mkdir(downloads)
  await mkdir(join(folder, 'config'))
  await writeFile(join(folder, 'config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const screen = run(programs.screen, {
    // It would start again when a session's browser ends, and refuse the next one meanwhile.
    words: ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-noreset'],
  })
  const [display] = await screen.says(/^\d+$/mu)
  const port = await freePort()
  const driver = run(programs.driver, {
    words: [`--port=${port}`],
    env: {
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      TZ: 'America/New_York',
      LC_ALL: 'C.UTF-8',
      LANGUAGE: 'en_US',
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, 'config'),
      XDG_CACHE_HOME: join(folder, 'cache'),
      XDG_DATA_HOME: join(folder, 'data'),
      NO_AT_BRIDGE: '1',
      // The sandbox refuses to start for root and in most containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Without a graphics card, composing layers costs twice the processor of painting plainly.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  })
  const send = sendTo(`http://127.0.0.1:${port}`)
  await untilAnswered(send)
  const start = async () => {
    const browserOptions = {
      binary: programs.browser,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    }
    const alwaysMatch = { 'webkitgtk:browserOptions': browserOptions }
    const session = await send('POST', '/session', { capabilities: { alwaysMatch } })
    return v.parse(named.session, session)
  }
  const { sessionId, capabilities } = await start()
  let unused: string | null = sessionId
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    async newProfile() {
      const id = unused ?? (await start()).sessionId
      unused = null
      return newProfile(inSession(send, id), downloads, driver)
    },
    async close() {
      if (unused !== null) await send('DELETE', `/session/${unused}`)
      await driver.stop()
      await screen.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** The driver takes a moment until it listens. */
async function untilAnswered(send: Send): Promise<void> {
  const since = performance.now()
  for (;;) {
    try {
      await send('GET', '/status')
      return
    } catch (error) {
      if (performance.now() - since > 10_000) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

function inSession(send: Send, id: string): Send {
  return (method, path, body) => send(method, `/session/${id}${path}`, body)
}

/** A session is a browser of its own, which keeps nothing. */
async function newProfile(send: Send, downloads: string, driver: Program): Promise<Profile> {
  const before = driver.lines.length
  const commands = oneByOne(send)
  const [first] = v.parse(v.array(v.string()), await send('GET', '/window/handles'))
  let unused = first ?? null
  return {
    downloads,
    errors: () =>
      driver.lines.slice(before).filter((line) => /^CONSOLE (?:\S+ )?ERROR /u.test(line)),
    async newTab() {
      const handle =
        unused ??
        v.parse(named.handle, await send('POST', '/window/new', { type: 'window' })).handle
      unused = null
      await commands(handle, [], () => send('POST', '/window/rect', around(desktop)))
      return tabOf(commands, handle, send)
    },
    close: async () => void (await send('DELETE', '')),
  }
}

/** Does something in a window and in the frames, by their titles, that lead to a document of it. */
type InDocument = <T>(
  handle: string,
  frames: readonly string[],
  work: () => Promise<T>,
) => Promise<T>

/**
 * A session has one current document, so that commands for several take turns. It is changed only
 * where it has to be: a change takes the focus from a frame.
 */
function oneByOne(send: Send): InDocument {
  let last: Promise<unknown> = Promise.resolve()
  let current = ''
  const execute = (script: string, ...args: readonly unknown[]) =>
    send('POST', '/execute/sync', { script, args })
  async function enter(handle: string, frames: readonly string[]): Promise<void> {
    const wanted = JSON.stringify([handle, frames])
    if (current === wanted) return
    const isSameWindow = current.startsWith(`[${JSON.stringify(handle)},`)
    current = ''
    if (!isSameWindow) await send('POST', '/window', { handle })
    await send('POST', '/frame', { id: null })
    for (const title of frames) {
      const value = frameNamed(title)
      const id = await send('POST', '/element', { using: 'css selector', value })
      const hadFocus = await execute('return document.activeElement === arguments[0]', id)
      await send('POST', '/frame', { id })
      // WebKitGTK gives the focus to the frame, and the page's own element would think it kept it.
      if (hadFocus !== true) await execute('parent.focus()')
    }
    current = wanted
  }
  return (handle, frames, work) => {
    const next = last
      .catch(() => undefined)
      .then(() => enter(handle, frames))
      .then(work)
      .catch((error: unknown) => {
        // A frame may be another one by now.
        current = ''
        throw error
      })
    last = next
    return next
  }
}

function tabOf(commands: InDocument, handle: string, send: Send): Tab {
  return {
    ...documentOf(commands, handle, [], send),
    resize: (size) =>
      commands(handle, [], async () => void (await send('POST', '/window/rect', around(size)))),
    goto: (url) => commands(handle, [], async () => void (await send('POST', '/url', { url }))),
    screenshot: () =>
      commands(handle, [], async () =>
        Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
      ),
    close: () => commands(handle, [], async () => void (await send('DELETE', '/window'))),
  }
}

function documentOf(
  commands: InDocument,
  handle: string,
  frames: readonly string[],
  send: Send,
): Document {
  const evaluateIn = (path: readonly string[], expression: string): Promise<unknown> =>
    commands(handle, path, async () => {
      const script = `return JSON.stringify(${expression}) ?? 'null'`
      const json: unknown = JSON.parse(
        String(await send('POST', '/execute/sync', { script, args: [] })),
      )
      return json
    })
  return {
    evaluate: (expression) => evaluateIn(frames, expression),
    // WebKitGTK takes the coordinates for those of the window, in frames, too.
    async act(actions) {
      let [left, top] = [0, 0]
      for (const [depth, title] of frames.entries()) {
        const place = `(() => {
          const frame = document.querySelector(${JSON.stringify(frameNamed(title))})
          const { left, top } = frame.getBoundingClientRect()
          return { left: left + frame.clientLeft, top: top + frame.clientTop }
        })()`
        const found = v.parse(position, await evaluateIn(frames.slice(0, depth), place))
        left += Math.round(found.left)
        top += Math.round(found.top)
      }
      const moved = actions.map((source) => shifted(source, left, top))
      await commands(handle, [], () => send('POST', '/actions', { actions: moved }))
    },
    frame: (title) => documentOf(commands, handle, [...frames, title], send),
  }
}

const position = v.object({ left: v.number(), top: v.number() })
const frameNamed = (title: string) => `iframe[title=${JSON.stringify(title)}]`

function shifted(source: InputSource, left: number, top: number): InputSource {
  if (source.type === 'key') return source
  const actions = source.actions.map((action) =>
    action.type === 'pointerMove' ? { ...action, x: action.x + left, y: action.y + top } : action,
  )
  return { ...source, actions }
}
