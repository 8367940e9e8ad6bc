import * as v from 'valibot'
import type { WireSchema } from '@/contract/endpoint'
import { storageKey } from './storage-key'

/**
 * The only file that touches the browser's storage. Values are validated by schema, and invalid
 * ones count as absent; where storage is full or blocked, values live in memory for this page, so
 * that storage never stops the application.
 */

type Area = 'local' | 'session'

const memory = { local: new Map<string, string>(), session: new Map<string, string>() }

function areaOf(area: Area): Storage | null {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return null
  }
}

function readText(area: Area, key: string): string | null {
  const held = memory[area].get(key)
  if (held !== undefined) return held
  try {
    return areaOf(area)?.getItem(key) ?? null
  } catch {
    return null
  }
}

function writeText(area: Area, key: string, text: string): boolean {
  try {
    const storage = areaOf(area)
    if (storage === null) throw new Error('storage is blocked')
    storage.setItem(key, text)
    memory[area].delete(key)
    return true
  } catch {
    memory[area].set(key, text)
    return false
  }
}

function removeText(area: Area, key: string): void {
  memory[area].delete(key)
  try {
    areaOf(area)?.removeItem(key)
  } catch {
    // Blocked storage has nothing to remove.
  }
}

export interface Stored<T> {
  read: () => T
  /** A value is stored and does not fit the schema. */
  isCorrupt: () => boolean
  /** Returns whether the value outlives this page. */
  write: (value: T) => boolean
  remove: () => void
  /** Calls back when another tab of this origin changes the value; returns how to stop. */
  onOtherTab: (listener: (value: T) => void) => () => void
}

interface Codec<T> {
  decode: (text: string) => T | undefined
  encode: (value: T) => string
}

function jsonCodec<T>(schema: WireSchema<T>): Codec<T> {
  return {
    decode: (text) => {
      try {
        const parsed = v.safeParse(schema, JSON.parse(text))
        return parsed.success ? parsed.output : undefined
      } catch {
        return undefined
      }
    },
    encode: (value) => JSON.stringify(value),
  }
}

/** Some keys hold bare text by specification §3 (`id_token`, the theme mode). */
function textCodec<T extends string>(schema: WireSchema<T>): Codec<T> {
  return {
    decode: (text) => {
      const parsed = v.safeParse(schema, text)
      return parsed.success ? parsed.output : undefined
    },
    encode: (value) => value,
  }
}

function stored<T>(area: Area, key: string, codec: Codec<T>, fallback: T): Stored<T> {
  const parse = (text: string | null): T =>
    (text === null ? undefined : codec.decode(text)) ?? fallback
  return {
    read: () => parse(readText(area, key)),
    isCorrupt: () => {
      const text = readText(area, key)
      return text !== null && codec.decode(text) === undefined
    },
    write: (value) => writeText(area, key, codec.encode(value)),
    remove: () => removeText(area, key),
    onOtherTab: (listener) => {
      const heard = (event: StorageEvent) => {
        // A null key: the other tab cleared everything.
        if (event.key === key || event.key === null) listener(parse(readText(area, key)))
      }
      window.addEventListener('storage', heard)
      return () => window.removeEventListener('storage', heard)
    },
  }
}

export function storedJson<T>(area: Area, key: string, schema: WireSchema<T>, fallback: T) {
  return stored(
    area,
    typeof __ONE_HOST__ === 'string' ? storageKey(key) : key,
    jsonCodec(schema),
    fallback,
  )
}

export function storedText<T extends string>(schema: WireSchema<T>, key: string, fallback: T) {
  return stored(
    'local',
    typeof __ONE_HOST__ === 'string' ? storageKey(key) : key,
    textCodec(schema),
    fallback,
  )
}

/** 400 days, the most that browsers keep: what is beside it in local storage stays, too. */
const cookieLifeSeconds = 400 * 24 * 60 * 60

/** Host-only, so that a token never travels to another tenant (quality.md, "Security"). */
export function writeCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const path = typeof __ONE_HOST__ === 'string' ? storageKey('') : '/'
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${cookieLifeSeconds}; SameSite=Lax${secure}`
}

export function removeCookie(name: string): void {
  const path = typeof __ONE_HOST__ === 'string' ? storageKey('') : '/'
  document.cookie = `${name}=; Path=${path}; Max-Age=0; SameSite=Lax`
}
