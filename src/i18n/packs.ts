import type { Locale } from './locales'
import type { AreaMessages } from './area-files'
import type { LoadedArea } from './message-ids'

/** A language's areas that every page needs, in one file. */
const firstFiles = import.meta.glob<AreaMessages>('./*/first.ts', { import: 'messages' })

/** Of the page that most visits begin with: the names of all areas would be one more request. */
const departmentFiles = import.meta.glob<AreaMessages>('./*/department-list.json', {
  import: 'default',
})

/** Stands for all of `firstFiles`. */
const first = 'first'

async function messagesOfArea(locale: Locale, area: string): Promise<AreaMessages> {
  const file = `./${locale}/${area}`
  const load =
    firstFiles[`${file}.ts`] ??
    departmentFiles[`${file}.json`] ??
    (await import('./area-files')).areaFiles[`${file}.json`]
  if (!load) throw new Error(`There are no messages in ${locale}/${area}`)
  return load()
}

/** Areas in use on this page: a change of language loads all of them. */
const wanted = new Set<string>()
const underWay = new Map<string, Promise<void>>()
const loaded = new Map<Locale, AreaMessages>()
/** Languages with the words of every page: without them a page would show ids. */
const readable = new Set<Locale>()
const listeners = new Set<() => void>()

/**
 * Loads the messages of areas into memory, each once. A screen's route awaits this before it
 * renders (`loadAreas(locale, 'checkout', 'receipts')`); a failed load is forgotten, so that the
 * next try requests it again.
 */
export function loadAreas(locale: Locale, ...areas: readonly LoadedArea[]): Promise<unknown> {
  const [area] = areas
  return area !== undefined && areas.length === 1
    ? loadArea(locale, area)
    : Promise.all(areas.map((one) => loadArea(locale, one)))
}

function loadArea(locale: Locale, area: string): Promise<void> {
  wanted.add(area)
  const path = `${locale}/${area}`
  const known = underWay.get(path)
  if (known) return known
  const loading = messagesOfArea(locale, area).then(
    (messages) => keep(locale, [area], [messages]),
    (failure: unknown) => {
      underWay.delete(path)
      throw failure
    },
  )
  underWay.set(path, loading)
  return loading
}

/** All areas at once, for stories and tests; one by one each would copy all that came before. */
export async function loadEveryArea(locale: Locale): Promise<void> {
  const { areaFiles } = await import('./area-files')
  const folder = `./${locale}/`
  const areas = Object.keys(areaFiles)
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length, -'.json'.length))
  const missing = [first, ...areas].filter((area) => !underWay.has(`${locale}/${area}`))
  const loading = loadTogether(locale, missing)
  for (const area of missing) {
    wanted.add(area)
    underWay.set(`${locale}/${area}`, loading)
  }
  await Promise.all(underWay.values())
}

async function loadTogether(locale: Locale, areas: readonly string[]): Promise<void> {
  keep(locale, areas, await Promise.all(areas.map((area) => messagesOfArea(locale, area))))
}

function keep(locale: Locale, areas: readonly string[], found: readonly AreaMessages[]): void {
  const messages: AreaMessages = { ...loaded.get(locale) }
  for (const more of found) Object.assign(messages, more)
  loaded.set(locale, messages)
  if (areas.includes(first)) readable.add(locale)
  for (const listener of listeners) listener()
}

/** Begins a visit anew, for stories: what the one before has loaded is not there. */
export function forgetAreas(): void {
  wanted.clear()
  underWay.clear()
  loaded.clear()
  readable.clear()
}

/** Every area in use, in another language. */
export async function loadLocale(locale: Locale): Promise<void> {
  const areas = wanted.size === 0 ? [first] : wanted
  await Promise.all(Array.from(areas, (area) => loadArea(locale, area)))
}

/**
 * The loaded messages of a language; undefined until the words of every page are among them. The
 * same object until it changes.
 */
export function messagesOf(locale: Locale): AreaMessages | undefined {
  return readable.has(locale) ? loaded.get(locale) : undefined
}

export function onPackLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
