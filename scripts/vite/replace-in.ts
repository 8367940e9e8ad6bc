/** Replaces in the document; throws where there is nothing to replace, because index.html has changed. */
export function replaceIn(
  html: string,
  found: string | RegExp,
  by: (text: string) => string,
): string {
  const replaced = html.replace(found, by)
  if (replaced === html) throw new Error(`index.html has no ${String(found)}`)
  return replaced
}
