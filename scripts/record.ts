import { placeTest, writeTest } from './recording/recorded-test.ts'

/** `npm run record -- <world file or bug report> [e2e/….spec.ts]`: a test that opens the file. */
try {
  const spec = writeTest(await placeTest(process.argv.slice(2)))
  console.log(`${spec} opens it. Run it by itself:`)
  console.log(`  npx playwright test -c e2e/playwright.config.ts --project=mock-desktop ${spec}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
