// @ts-check
import { ensureInstalled } from './ensure-installed.mjs'

ensureInstalled()

const { register } = await import('tsx/esm/api')
register()
const { runParts } = await import('./parts/run-parts.ts')
process.exitCode = await runParts(process.argv.slice(2))
