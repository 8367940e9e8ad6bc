import { useEffect, useState, useSyncExternalStore } from 'react'

export const catalogueTabs = ['start', 'scenarios', 'pages', 'errors', 'calls', 'cards'] as const
export type CatalogueTab = (typeof catalogueTabs)[number]

/** Which part of the catalogue is shown, and what is looked for. */
export interface CatalogueAddress {
  readonly tab: CatalogueTab
  readonly words: string
  /** A part by its own address. */
  readonly hrefOf: (tab: CatalogueTab) => string
  readonly go: (tab: CatalogueTab) => void
  readonly find: (words: string) => void
}

const params = { tab: 'tab', words: 'q' } as const
/** As long as somebody types, the address stays as it is. */
const typingMs = 300

export function searchOf(tab: CatalogueTab, words = ''): string {
  const search = new URLSearchParams()
  if (tab !== 'start') search.set(params.tab, tab)
  if (words.trim() !== '') search.set(params.words, words.trim())
  return search.size === 0 ? '' : `?${search}`
}

export function readSearch(search: string): { tab: CatalogueTab; words: string } {
  const given = new URLSearchParams(search)
  const wanted = given.get(params.tab)
  return {
    tab: catalogueTabs.find((name) => name === wanted) ?? 'start',
    words: given.get(params.words) ?? '',
  }
}

/** The browser tells of Back and Forward only. */
const written = 'civic-till:catalogue'

function subscribe(changed: () => void): () => void {
  for (const name of ['popstate', written]) window.addEventListener(name, changed)
  return () => {
    for (const name of ['popstate', written]) window.removeEventListener(name, changed)
  }
}

/** Tabs and search are addresses: Back, a reload and a link show the same. */
export function useCatalogueAddress(): CatalogueAddress {
  const search = useSyncExternalStore(subscribe, () => window.location.search)
  const { tab, words } = readSearch(search)
  const [typed, setTyped] = useState(words)
  const [known, setKnown] = useState(words)
  // Back and Forward change the words as well.
  if (known !== words) {
    setKnown(words)
    if (typed.trim() !== words) setTyped(words)
  }
  useEffect(() => {
    if (typed.trim() === words) return undefined
    const timer = setTimeout(() => write('replace', searchOf(tab, typed)), typingMs)
    return () => clearTimeout(timer)
  }, [typed, words, tab])
  return {
    tab,
    words: typed,
    hrefOf: (name) => `${window.location.pathname}${searchOf(name)}`,
    go: (name) => {
      setTyped('')
      write('push', searchOf(name))
    },
    find: setTyped,
  }
}

function write(how: 'push' | 'replace', search: string): void {
  const address = `${window.location.pathname}${search}`
  if (how === 'push') window.history.pushState(window.history.state, '', address)
  else window.history.replaceState(window.history.state, '', address)
  window.dispatchEvent(new Event(written))
}
