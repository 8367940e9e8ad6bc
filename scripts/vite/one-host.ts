import type { Plugin } from 'vite'

/**
 * The folder of a build for one host, from Vite's own `--base`: '' at the top, else `/civic-till`. An
 * address relative to the page would be another one on each page, so the build stops.
 */
export function folderFrom(base: string | undefined): string {
  const folder = (base ?? '/').replace(/\/$/u, '')
  if (folder !== '' && !/^(?:\/[a-z0-9._-]+)+$/iu.test(folder)) {
    throw new Error(`--base is a folder such as /civic-till/, not "${folder}"`)
  }
  return folder
}

/** Tells the build that its cities lie by path on one host (src/rules/tenants/one-host.ts). */
export function oneHost(): Plugin {
  return {
    name: 'civic-till:one-host',
    config: ({ base }) => ({ define: { __ONE_HOST__: JSON.stringify(folderFrom(base)) } }),
  }
}
