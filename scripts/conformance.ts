import { writeFileSync } from 'node:fs'
import { optionsOf, usage } from './conformance/options'
import { hasFailed, junitOf, tableOf } from './conformance/report'
import { runConformance } from './conformance/run'

// `npm run conformance -- https://host`: whether a server is what src/contract says.

const wanted = () => {
  try {
    return optionsOf(process.argv.slice(2), process.env)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : 'Wrong options'}\n\n${usage}`)
    return process.exit(2)
  }
}

const { settings, junit, isVerbose } = wanted()
const outcomes = await runConformance(settings)
console.log(tableOf(outcomes, isVerbose))
if (junit !== null) writeFileSync(junit, junitOf(outcomes))
process.exitCode = hasFailed(outcomes) ? 1 : 0
