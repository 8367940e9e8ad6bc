import { expect, waitFor, within } from 'storybook/test'

/**
 * The queries of an element; `typeof within` alone is too general to have a type. A story's canvas
 * has those of the whole page: dialogs, menus and notices stand beside it.
 */
export const inside = (element: HTMLElement) => {
  const { body } = element.ownerDocument
  return within(element.parentElement === body ? body : element)
}
export type Page = ReturnType<typeof inside>

/** One skeleton follows another, a page's by its list's: found and looked at in one go. */
export const expectLoading = (page: Pick<Page, 'queryAllByText'>): Promise<void> =>
  waitFor(() => expect(page.queryAllByText('Loading')).not.toHaveLength(0))

/** The item that the keys have reached in a menu, which keeps focus itself. */
export const activeIn = (menu: HTMLElement) =>
  document.getElementById(menu.getAttribute('aria-activedescendant') ?? '')

/** A notice by its words, which are announced as well and so stand on the page twice. */
export async function findNotice(words: string | RegExp): Promise<HTMLElement> {
  const notices = await within(document.body).findByRole('region', { name: /^Notices/u })
  return within(notices).findByText(words)
}
