import { fileURLToPath } from 'node:url'
import type { PlaywrightTestConfig } from '@playwright/test'

/** Where the journeys' servers listen, and how they start. */

export const mockPort = Number(process.env['MOCK_PORT'] ?? 4173)
export const realPort = Number(process.env['REAL_PORT'] ?? 4174)
export const apiPort = Number(process.env['API_PORT'] ?? 8787)
/** `npm run api -- --seed-only`. */
export const seedOnlyPort = Number(process.env['SEED_ONLY_PORT'] ?? 8788)

type Servers = Extract<NonNullable<PlaywrightTestConfig['webServer']>, readonly unknown[]>

const common = {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  reuseExistingServer: false,
  timeout: 60_000,
} as const

/** Node does not resolve every name under localhost, so that the bare one is asked. */
const preview = (mode: string, port: number): Servers[number] => ({
  ...common,
  command: `npm run --silent preview:${mode}`,
  env: { PORT: String(port) },
  url: `http://localhost:${port}/`,
})

export const mockPages: Servers = [preview('mock', mockPort)]

/** The real build; `real` and `seed-only` share it. */
export const realPages: Servers = [preview('local-api', realPort)]

export const api = (port: number, flags = ''): Servers => [
  {
    ...common,
    command: `npm run --silent api${flags}`,
    env: { API_PORT: String(port) },
    port,
  },
]
