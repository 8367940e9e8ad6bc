import { storageKeys } from '@/rules/constants'
import { cityMark } from '@/rules/tenants/hosts'
import { storageKey } from './tab/page-place'

/** What the application keeps in this browser, for the panel to damage. */
export interface StoredKey {
  readonly area: 'local' | 'session'
  readonly key: string
}

/** Is no JSON, no date, no id. */
export const rubbish = '{{{'

const areaOf = (area: StoredKey['area']) =>
  area === 'local' ? window.localStorage : window.sessionStorage

/** The demonstration's own are none of the application's. */
const isOwn = (key: string) => key.startsWith('demo-') || key.startsWith('msw')

/** Its name without the site's path, if it is of this page's site. */
function ofThisSite(key: string): readonly string[] {
  const prefix = storageKey('')
  const isOfCity = key.startsWith(prefix + cityMark)
  return key.startsWith(prefix) && !isOfCity ? [key.slice(prefix.length)] : []
}

export function storedKeys(): readonly StoredKey[] {
  return (['local', 'session'] as const).flatMap((area) => {
    try {
      return Object.keys(areaOf(area))
        .flatMap(ofThisSite)
        .filter((key) => !isOwn(key))
        .toSorted()
        .map((key) => ({ area, key }))
    } catch {
      // Blocked storage holds nothing.
      return []
    }
  })
}

/** As a half-written or meddled-with value would be found at the next start. */
export function corrupt({ area, key }: StoredKey): void {
  areaOf(area).setItem(storageKey(key), rubbish)
}

/** This site's cart as it is stored, for a bug report; null: none. */
export function storedCart(): string | null {
  try {
    return window.localStorage.getItem(storageKey(storageKeys.cart))
  } catch {
    return null
  }
}

/** The application reads it when the page loads. */
export function storeCart(cart: string | null): void {
  try {
    if (cart === null) window.localStorage.removeItem(storageKey(storageKeys.cart))
    else window.localStorage.setItem(storageKey(storageKeys.cart), cart)
  } catch {
    // Blocked: the page begins with an empty cart.
  }
}
