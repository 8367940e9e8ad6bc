// @ts-check
import { spawnSync } from 'node:child_process'

// React as it is built: stories are looked at as people get them, and take two thirds of the time.
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'stories', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
)
process.exitCode = status ?? 1
