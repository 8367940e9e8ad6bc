import type { AddressRow } from './address-row'
import { type AddressName, addresses, isDepartmentSlug } from './addresses'
import { officeAddress, officeScreens, twinAddress } from './office-addresses'
import { ownValue } from '@/rules/own-value'

/** Of every screen of the office, its own and its merchant's. */
export const officeAddresses = Object.values(officeScreens).flatMap((screen) =>
  'twin' in screen ? [officeAddress(screen), twinAddress(screen)] : [officeAddress(screen)],
)

/** The office's start: it leads to the first of its screens. */
const officeStart: AddressRow = {
  name: 'admin',
  path: '/admin',
  layout: 'admin',
  access: 'dashboard.view',
  leadsTo: officeScreens.dashboard.path,
}

/**
 * Every row, with or without a screen, for menus, redirects by name, documents and tests. Separate
 * from `addresses`, so that citizens do not download the office's table.
 */
export const addressRows: readonly AddressRow[] = [
  ...Object.values(addresses),
  ...officeAddresses,
  officeStart,
]

/** The row with this name. */
export function addressNamed(name: AddressName): AddressRow {
  const row = addressRows.find((address) => address.name === name)
  if (!row) throw new Error(`No address is named ${name}`)
  return row
}

/** The row that serves this path, with or without a screen, and the path's parameters. */
export function addressAt(pathname: string): AddressMatch | null {
  const parts = pathname.split('/').filter(Boolean)
  const matches = addressRows.flatMap((row) => {
    const match = matchOf(row, parts)
    return match === null ? [] : [match]
  })
  // A reserved word takes precedence over a parameter, as in the router.
  const [best] = matches.toSorted((one, other) => wordsIn(other.row) - wordsIn(one.row))
  return best ?? null
}

export interface AddressMatch {
  readonly row: AddressRow
  readonly params: Readonly<Record<string, string>>
}

/** The merchant's address of the same screen, with the same parameters (decision 16). */
export function twinPath({ row, params }: AddressMatch): string | null {
  const twin = addressRows.find(({ name }) => name === row.twin)
  if (!twin) return null
  const filled = segments(twin).flatMap((segment) => {
    if (!segment.startsWith(':')) return [segment]
    const value = ownValue(params, nameIn(segment))
    return value === undefined ? [] : [encodeURIComponent(value)]
  })
  return `/${filled.join('/')}`
}

function matchOf(row: AddressRow, parts: readonly string[]): AddressMatch | null {
  const wanted = segments(row)
  const least = wanted.filter((segment) => !segment.endsWith('?')).length
  if (parts.length < least || parts.length > wanted.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = wanted[index] ?? ''
    if (segment.startsWith(':')) params[nameIn(segment)] = decoded(part)
    else if (segment !== part) return null
  }
  const departmentId = params['department_id']
  return departmentId !== undefined && !isDepartmentSlug(departmentId) ? null : { row, params }
}

const segments = ({ path }: AddressRow) => path.split('/').filter(Boolean)
const wordsIn = (row: AddressRow) => segments(row).filter((one) => !one.startsWith(':')).length
const nameIn = (segment: string) => segment.replace(/^:|\?$/gu, '')

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
