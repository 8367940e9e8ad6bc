/** The browser names a saved PDF after the page, so the page has the receipt's name meanwhile. */
export function printReceipt(confirmation: string): void {
  const { title } = document
  document.title = `${title} ${confirmation}`
  window.addEventListener('afterprint', () => (document.title = title), { once: true })
  window.print()
}
