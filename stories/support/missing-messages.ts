import { expect, spyOn } from 'storybook/test'

const isMissing = (said: unknown): boolean =>
  said instanceof Error && 'code' in said && said.code === 'MISSING_TRANSLATION'

let missing: string[] = []

/** Before a story: react-intl says to the console which messages are missing. */
export function watchMessages(): void {
  missing = []
  const write = console.error
  spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    missing.push(...said.filter(isMissing).map(String))
    write(...said)
  })
}

/** After it: fails where the id of a message shows, because no route loads its area. */
export async function checkMessages(): Promise<void> {
  await expect(missing).toEqual([])
}
