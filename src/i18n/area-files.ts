import type { MessageFormatElement } from 'react-intl'

/** Text, or what the build made of a message with ICU syntax. */
export type AreaMessages = Record<string, string | MessageFormatElement[]>

/** Every area of every language; apart, so that a first screen does not hold all of their names. */
export const areaFiles = import.meta.glob<AreaMessages>('./*/*.json', { import: 'default' })
