import type { MessageFormatElement } from 'react-intl'

/** Text, or the build's parsed form of a message with ICU syntax. */
export type AreaMessages = Record<string, string | MessageFormatElement[]>

/** Every other area; separate, so that a first screen does not contain all their names. */
export const areaFiles = import.meta.glob<AreaMessages>(
  ['./*/*.json', '!./*/{shell,ui,failures,departments,parcels,cart}.json'],
  { import: 'default' },
)
