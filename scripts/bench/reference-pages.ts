import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin, preview } from 'vite'

export type Reference = 'plain' | 'floor'

const folder = (name: string): string => fileURLToPath(new URL(`./${name}`, import.meta.url))

/** MSW's own script as it is: the floor has no gate before it. */
function plainWorker(): Plugin {
  const file = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
  return {
    name: 'civic-till:plain-worker',
    generateBundle() {
      const source = readFileSync(file)
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source })
    },
  }
}

/** Builds a reference page and serves it; answers its address. */
export async function serveReference(
  name: Reference,
  output: string,
  port: number,
): Promise<{ address: string; close: () => Promise<void> }> {
  const config: InlineConfig = {
    configFile: false,
    root: folder(name),
    logLevel: 'warn',
    // As in the product: MSW's cookie jar would be two thirds of the floor's size.
    resolve: { alias: { 'tough-cookie': folder('../../mocks/hosts/shared/no-cookies.ts') } },
    plugins: [react(), name === 'floor' ? plainWorker() : []],
    build: {
      outDir: output,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
    },
    preview: { port, strictPort: true },
  }
  await build(config)
  const server = await preview(config)
  return { address: `http://localhost:${port}/`, close: () => server.close() }
}
