import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'undici'
import * as v from 'valibot'
import type { BrowserDriver, Document, Profile, Tab } from './driver.ts'
import { run } from './process.ts'

/** Firefox as it is installed, by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/. */

const viewport = { width: 1280, height: 800 } as const

/** Beside those that Firefox sets itself when it is driven. */
const preferences: Readonly<Record<string, string | number | boolean>> = {
  // Nothing but this machine is reached.
  'services.settings.server': 'data:,',
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.download.folderList': 2,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.download.alwaysOpenPanel': false,
}

type Command = (method: string, params?: object) => Promise<unknown>

interface Connection {
  readonly command: Command
  readonly close: () => void
}

const reply = v.union([
  v.object({ type: v.literal('success'), id: v.number(), result: v.unknown() }),
  v.object({
    type: v.literal('error'),
    id: v.nullable(v.number()),
    error: v.string(),
    message: v.string(),
  }),
  v.object({ type: v.literal('event'), method: v.string(), params: v.unknown() }),
])

async function connect(
  address: string,
  heard: (method: string, params: unknown) => void,
): Promise<Connection> {
  // Node.js 20 has no WebSocket of its own.
  const socket = new WebSocket(address)
  const awaiting = new Map<number, PromiseWithResolvers>()
  let lastId = 0
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)))
  })
  socket.addEventListener('message', ({ data }: { data: unknown }) => {
    const message = v.parse(reply, JSON.parse(String(data)))
    if (message.type === 'event') return heard(message.method, message.params)
    const waiting = awaiting.get(message.id ?? 0)
    awaiting.delete(message.id ?? 0)
    if (message.type === 'success') waiting?.resolve(message.result)
    else waiting?.reject(new Error(`${message.error}: ${message.message}`))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of awaiting.values()) reject(new Error('Firefox has ended'))
  })
  return {
    close: () => socket.close(),
    command: (method, params = {}) =>
      new Promise((resolve, reject) => {
        lastId += 1
        awaiting.set(lastId, { resolve, reject })
        socket.send(JSON.stringify({ id: lastId, method, params }))
      }),
  }
}

interface PromiseWithResolvers {
  readonly resolve: (value: unknown) => void
  readonly reject: (reason: Error) => void
}

const logEntry = v.object({
  level: v.string(),
  text: v.nullable(v.string()),
  source: v.object({ context: v.optional(v.string()) }),
})
const named = {
  session: v.object({ capabilities: v.object({ browserVersion: v.string() }) }),
  userContext: v.object({ userContext: v.string() }),
  context: v.object({ context: v.string() }),
  image: v.object({ data: v.string() }),
  evaluated: v.variant('type', [
    v.object({
      type: v.literal('success'),
      result: v.object({ type: v.string(), value: v.optional(v.unknown()) }),
    }),
    v.object({
      type: v.literal('exception'),
      exceptionDetails: v.object({ text: v.string() }),
    }),
  ]),
}

export async function startFirefox(path: string): Promise<BrowserDriver> {
  const folder = await mkdtemp(join(tmpdir(), 'civic-till-firefox-'))
  const downloads = join(folder, 'downloads')
  await mkdir(downloads)
  const lines = Object.entries({ ...preferences, 'browser.download.dir': downloads }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(folder, 'user.js'), lines.join('\n'))
  const firefox = run(path, {
    words: ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'],
    env: { TZ: 'America/New_York' },
  })
  const [, address] = await firefox.says(/WebDriver BiDi listening on (ws:\S+)/u)

  const errors: string[] = []
  const { command, close } = await connect(`${address}/session`, (_, params) => {
    const entry = v.safeParse(logEntry, params)
    if (entry.success && entry.output.level === 'error') errors.push(entry.output.text ?? '')
  })
  const { capabilities } = v.parse(
    named.session,
    await command('session.new', { capabilities: {} }),
  )
  await command('session.subscribe', { events: ['log.entryAdded'] })
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    newProfile: () => newProfile(command, downloads, errors),
    async close() {
      await command('browser.close').catch(() => undefined)
      close()
      await firefox.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** A container of Firefox: storage, service workers and shared workers are its own. */
async function newProfile(
  command: Command,
  downloads: string,
  allErrors: readonly string[],
): Promise<Profile> {
  const { userContext } = v.parse(named.userContext, await command('browser.createUserContext'))
  const before = allErrors.length
  return {
    downloads,
    errors: () => allErrors.slice(before),
    async newTab() {
      const created = await command('browsingContext.create', { type: 'tab', userContext })
      const { context } = v.parse(named.context, created)
      await command('browsingContext.setViewport', { context, viewport })
      return tabOf(command, context)
    },
    close: async () => void (await command('browser.removeUserContext', { userContext })),
  }
}

function tabOf(command: Command, context: string): Tab {
  return {
    ...documentOf(command, () => Promise.resolve(context)),
    resize: async (size) =>
      void (await command('browsingContext.setViewport', { context, viewport: size })),
    goto: async (url) =>
      void (await command('browsingContext.navigate', { context, url, wait: 'complete' })),
    async screenshot() {
      const image = await command('browsingContext.captureScreenshot', { context })
      return Buffer.from(v.parse(named.image, image).data, 'base64')
    },
    close: async () => void (await command('browsingContext.close', { context })),
  }
}

/** A frame has a context of its own, and another one after it has loaded anew elsewhere. */
function documentOf(command: Command, contextOf: () => Promise<string>): Document {
  async function evaluated(expression: string) {
    const answer = await command('script.evaluate', {
      expression,
      target: { context: await contextOf() },
      awaitPromise: false,
    })
    const outcome = v.parse(named.evaluated, answer)
    if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text)
    return outcome.result
  }
  return {
    async evaluate(expression) {
      const { value } = await evaluated(`JSON.stringify(${expression}) ?? 'null'`)
      const json: unknown = JSON.parse(String(value))
      return json
    },
    act: async (actions) =>
      void (await command('input.performActions', { context: await contextOf(), actions })),
    frame: (title) =>
      documentOf(command, async () => {
        const selector = `iframe[title=${JSON.stringify(title)}]`
        const { value } = await evaluated(
          `document.querySelector(${JSON.stringify(selector)}).contentWindow`,
        )
        return v.parse(named.context, value).context
      }),
  }
}
