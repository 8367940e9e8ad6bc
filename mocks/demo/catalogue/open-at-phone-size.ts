/** A window as wide as a phone, of its own; the browser may make a tab of it. */
export function openAtPhoneSize(href: string): void {
  window.open(href, '_blank', 'popup,width=390,height=844,noopener')
}
