import type { MessageFormatElement } from 'react-intl'

/** Text, or what the build made of a message with ICU syntax. */
export type AreaMessages = Record<string, string | MessageFormatElement[]>

/** Every other area; apart, so that a first screen does not hold all of their names. */
export const areaFiles = import.meta.glob<AreaMessages>(
  ['./*/*.json', '!./*/{shell,ui,failures,departments,parcels,cart}.json'],
  { import: 'default' },
)
