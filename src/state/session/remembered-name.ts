import * as v from 'valibot'
import { storedText } from '@/state/storage'

/** The e-mail or user name to fill in at the next sign-in; never a password (product.md B1). */
const store = storedText(v.string(), 'sign-in-name', '')

export function rememberedName(): string {
  return store.read()
}

/** null clears it. */
export function rememberName(name: string | null): void {
  if (name === null) store.remove()
  else store.write(name)
}
