// @ts-check
import { spawn } from 'node:child_process'
import { ensureInstalled, root } from './ensure-installed.mjs'

ensureInstalled()

const port = Number(process.env['PORT'] ?? 5173)
const address = `http://pay.localhost:${port}/__scenarios`

/** A browser is opened for a person at a desktop, never in CI or over a remote shell. */
function isAtDesktop() {
  if (!process.stdout.isTTY || process.env['CI'] !== undefined) return false
  if (process.env['SSH_CONNECTION'] !== undefined) return false
  if (process.platform !== 'linux') return true
  return Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])
}

function openBrowser() {
  const [command, ...words] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address]
  // Where there is no such command the printed address has to do.
  spawn(command, words, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

console.log('Starting the demo …')
const { createServer } = await import('vite')
try {
  const server = await createServer({ root, mode: 'mock', logLevel: 'warn', clearScreen: false })
  await server.listen()
} catch (error) {
  const taken = error instanceof Error && error.message.includes('already in use')
  console.error(
    taken ? `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start` : error,
  )
  process.exit(1)
}
if (isAtDesktop()) openBrowser()
console.log(`The demo is at ${address} (Ctrl+C ends it).`)
