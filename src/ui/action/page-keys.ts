/** Whether the key is typed into this element. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox'
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName)
}

/** Whether a menu or a dialog is open, which keeps its keys. */
export function isPageCovered(): boolean {
  return document.querySelector('dialog[open], [aria-modal=true], [role=menu]') !== null
}

/** The search of the page's own list, which `/` leads to. */
export function listSearch(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('input[data-list-search]')
}
