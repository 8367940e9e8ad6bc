/**
 * What axe finds wrong in the page as it is now; contrast apart, which is contrast.ts. In a part of it
 * axe leaves out what only a whole page has, such as its heading.
 */
export async function axeFindings(part: Document | Element = document): Promise<string[]> {
  const { default: axe } = await import('axe-core')
  axe.reset()
  const { violations } = await axe.run(part, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    iframes: false,
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
