import * as v from 'valibot'
import { hex, hmac } from '@mocks/lib/sha256'

/**
 * Signed statements: sessions, quotes and reset links carry their own facts, so a worker that
 * restarts forgets none of them (mock-cloud.md, "Journal").
 */
export interface Signer<T> {
  sign(statement: T): string
  /** null: not ours, changed, or not of this shape. */
  read(text: string): T | null
}

const bytesToText = (text: string) => {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte))
  return btoa(binary.join('')).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

const textToBytes = (encoded: string) => {
  const binary = atob(encoded.replace(/-/g, '+').replace(/_/g, '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)))
}

export function signer<T>(key: string, kind: string, schema: v.GenericSchema<T, T>): Signer<T> {
  const signature = (payload: string) => hex(hmac(key, `${kind}.${payload}`)).slice(0, 43)
  return {
    sign(statement) {
      const payload = bytesToText(JSON.stringify(statement))
      return `${payload}.${signature(payload)}`
    },
    read(text) {
      const [payload = '', given, ...rest] = text.split('.')
      if (rest.length > 0 || given !== signature(payload)) return null
      const parsed = v.safeParse(schema, JSON.parse(textToBytes(payload)))
      return parsed.success ? parsed.output : null
    },
  }
}
