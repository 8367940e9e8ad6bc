/**
 * The label of a control as shown; of one option in a list, the list's question. `needs`: the words
 * for required and optional, which are no part of the name.
 */
export function fieldName(control: HTMLElement | undefined, needs: readonly string[]): string {
  const label =
    control instanceof HTMLInputElement || isOtherControl(control) ? control.labels?.[0] : undefined
  const list = label?.parentElement
  const question = list instanceof HTMLFieldSetElement ? list.querySelector('legend') : null
  const text = (question ?? label ?? control)?.textContent.trim() ?? ''
  const need = needs.find((word) => text.endsWith(word))
  return need === undefined ? text : text.slice(0, -need.length).trim()
}

function isOtherControl(
  control: HTMLElement | undefined,
): control is HTMLSelectElement | HTMLTextAreaElement {
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement
}
