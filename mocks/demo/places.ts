import { departmentsOf } from '@mocks/world/seed/departments'
import { merchantRows } from '@mocks/world/seed/merchants'
import type { DemoTextId } from './demo-texts'
import { ownValue } from '@/rules/own-value'

export interface Place {
  readonly label: string
  readonly name: string
  /** null: it stands for variety, and its departments speak for it. */
  readonly shows: DemoTextId | null
  readonly departments: readonly string[]
  /** Its own; null: the product's. */
  readonly color: string | null
}

const shown: Readonly<Record<string, DemoTextId>> = {
  miamicounty: 'demo.places.miamicounty',
  tiffin: 'demo.places.tiffin',
  chardon: 'demo.places.chardon',
  leax: 'demo.places.leax',
  eorwa: 'demo.places.eorwa',
  amherstestimate: 'demo.places.amherstestimate',
  stow: 'demo.places.stow',
  galion: 'demo.places.galion',
  brewster: 'demo.places.brewster',
}

export const places: readonly Place[] = merchantRows.map(
  ({ sub_domain: label, name, brand_color: color }) => ({
    label,
    name,
    color,
    shows: ownValue(shown, label) ?? null,
    departments: departmentsOf(label).map(({ department }) => department.name),
  }),
)
