import type { AddressRow } from '@/rules/addresses/address-row'
import { addresses } from '@/rules/addresses/addresses'

/** Most visits begin with these, so they are plain elements and load no Chakra (late-ui.tsx). */
const plain: readonly AddressRow[] = [addresses.home, addresses.departments, addresses.parcelSearch]

export const isPlain = (address: AddressRow | null) => address !== null && plain.includes(address)
