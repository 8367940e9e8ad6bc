import * as v from 'valibot'

/** The id of the build (scripts/vite/build-id.ts); '' where nothing is built, as in tests. */
export function currentBuild(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''
}

const version = v.object({ build: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/u)) })

/** The build that the server has now; null if it cannot be told. */
export async function newestBuild(): Promise<string | null> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' })
    return answer.ok ? v.parse(version, await answer.json()).build : null
  } catch {
    return null
  }
}
