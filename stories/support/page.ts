import { within } from 'storybook/test'

/** The queries of an element; `typeof within` alone is too general to have a type. */
export const inside = (element: HTMLElement) => within(element)
export type Page = ReturnType<typeof inside>
