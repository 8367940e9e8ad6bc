import * as v from 'valibot'
import { storedText } from './storage'

/** The e-mail or user name that somebody wants filled in next time; never a password (product.md B1). */
const store = storedText(v.string(), 'sign-in-name', '')

export function rememberedName(): string {
  return store.read()
}

/** null: not wanted, and forgotten. */
export function rememberName(name: string | null): void {
  if (name === null) store.remove()
  else store.write(name)
}
