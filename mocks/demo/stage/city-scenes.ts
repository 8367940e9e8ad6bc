import { ownValue } from '@/rules/own-value'

/** What a city is known for in this world. */
export type SceneKind = 'fields' | 'river' | 'court' | 'tower' | 'plant' | 'street' | 'closed'

const scenes: Readonly<Record<string, SceneKind>> = {
  miamicounty: 'fields',
  clinton: 'fields',
  panthercreek: 'fields',
  tiffin: 'river',
  kent: 'river',
  louisvilleohio: 'river',
  chardon: 'court',
  leax: 'tower',
  brooksville: 'tower',
  eorwa: 'plant',
  brewster: 'closed',
}

/** A main street, where nothing else is known. */
export const sceneOf = (label: string): SceneKind => ownValue(scenes, label) ?? 'street'

/** The product's green, where a city has no color of its own. */
export const brandFallback = '#176B4C'
