/** What axe finds wrong in the page as it is now; contrast apart, which is contrast.ts. */
export async function axeFindings(): Promise<string[]> {
  const { default: axe } = await import('axe-core')
  axe.reset()
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    iframes: false,
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
