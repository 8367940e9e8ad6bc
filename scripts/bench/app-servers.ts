import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, preview } from 'vite'

export interface Running {
  /** A merchant's page on this server, without a path. */
  readonly origin: string
  readonly close: () => Promise<void>
}

const tenant = (port: number): string => `http://miamicounty.pay.localhost:${port}`

/** Serves a built variant as `npm run preview:…` does, headers included. */
export async function serveBuild(mode: 'mock' | 'local-api', port: number): Promise<Running> {
  const server = await preview({
    mode,
    logLevel: 'warn',
    build: { outDir: mode === 'mock' ? 'dist-mock' : 'dist' },
    preview: { port, strictPort: true },
  })
  return { origin: tenant(port), close: () => server.close() }
}

/** The dev server as on a machine that never ran it: nothing is prepared. */
export async function serveDev(cacheDir: string, port: number): Promise<Running> {
  const server = await createServer({
    mode: 'mock',
    logLevel: 'error',
    cacheDir,
    server: { port, strictPort: true },
  })
  await server.listen()
  return { origin: tenant(port), close: () => server.close() }
}

async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address)
    return true
  } catch {
    return false
  }
}

/** The API that the real build was built for (.env.local-api). */
export async function serveApi(port: number): Promise<() => void> {
  if (await answers(`http://127.0.0.1:${port}/`)) throw new Error(`Port ${port} is in use.`)
  const api: ChildProcess = spawn('npm', ['run', '--silent', 'api'], {
    env: { ...process.env, API_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    // Its own process group: npm does not pass the signal on to its children.
    detached: process.platform !== 'win32',
  })
  const stop = () => {
    if (api.pid === undefined || api.exitCode !== null) return
    if (process.platform === 'win32') api.kill()
    else process.kill(-api.pid)
  }
  for (let tries = 0; tries < 120; tries += 1) {
    if (await answers(`http://127.0.0.1:${port}/`)) return stop
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  stop()
  throw new Error(`npm run api did not answer on port ${port}`)
}
