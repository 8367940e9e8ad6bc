import type { MessageFormatElement } from 'react-intl'
import type { Locale } from './locales'

/** Text, or what the build made of a message with ICU syntax. */
export type PackMessages = Record<string, string | MessageFormatElement[]>

/**
 * `public`: what the first screens say. `bill`: the page of one bill. `checkout`: from the cart to
 * the receipt. `account`: signing in and one's own profile. `citizen`: a
 * person's accounts. `office`: what staff sees.
 */
export type Pack = 'public' | 'bill' | 'checkout' | 'account' | 'citizen' | 'office'

type Loader = () => Promise<{ messages: PackMessages }>

/** Written out, so that each language of each pack is one file of its own. */
const loaders: Record<Locale, Record<Pack, Loader>> = {
  en: {
    public: () => import('./en/public'),
    bill: () => import('./en/bill'),
    checkout: () => import('./en/checkout'),
    account: () => import('./en/account'),
    citizen: () => import('./en/citizen'),
    office: () => import('./en/office'),
  },
  es: {
    public: () => import('./es/public'),
    bill: () => import('./es/bill'),
    checkout: () => import('./es/checkout'),
    account: () => import('./es/account'),
    citizen: () => import('./es/citizen'),
    office: () => import('./es/office'),
  },
  de: {
    public: () => import('./de/public'),
    bill: () => import('./de/bill'),
    checkout: () => import('./de/checkout'),
    account: () => import('./de/account'),
    citizen: () => import('./de/citizen'),
    office: () => import('./de/office'),
  },
  ja: {
    public: () => import('./ja/public'),
    bill: () => import('./ja/bill'),
    checkout: () => import('./ja/checkout'),
    account: () => import('./ja/account'),
    citizen: () => import('./ja/citizen'),
    office: () => import('./ja/office'),
  },
  fr: {
    public: () => import('./fr/public'),
    bill: () => import('./fr/bill'),
    checkout: () => import('./fr/checkout'),
    account: () => import('./fr/account'),
    citizen: () => import('./fr/citizen'),
    office: () => import('./fr/office'),
  },
}

/** Packs in use on this page: a change of language needs all of them. */
const wanted = new Set<Pack>()
const underWay = new Map<string, Promise<void>>()
const loaded = new Map<Locale, PackMessages>()
const listeners = new Set<() => void>()

/**
 * Brings a pack of messages into memory, once. A screen's route awaits this before it renders
 * (`loadPack(locale, 'checkout')`); a failed load is forgotten, so that the next try asks again.
 */
export function loadPack(locale: Locale, pack: Pack): Promise<void> {
  wanted.add(pack)
  const key = `${locale}/${pack}`
  const known = underWay.get(key)
  if (known) return known
  const loading = loaders[locale][pack]().then(
    ({ messages }) => {
      loaded.set(locale, { ...loaded.get(locale), ...messages })
      for (const listener of listeners) listener()
    },
    (failure: unknown) => {
      underWay.delete(key)
      throw failure
    },
  )
  underWay.set(key, loading)
  return loading
}

/** Every pack in use, in another language. */
export async function loadLocale(locale: Locale): Promise<void> {
  const packs: Pack[] = wanted.size === 0 ? ['public'] : [...wanted]
  await Promise.all(packs.map((pack) => loadPack(locale, pack)))
}

/** What is in memory of a language; undefined: nothing yet. The same object until it changes. */
export function messagesOf(locale: Locale): PackMessages | undefined {
  return loaded.get(locale)
}

export function onPackLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
