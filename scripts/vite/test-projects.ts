import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { launchOptions } from '../../e2e/support/browser.ts'
import { withoutMessageParser } from './compiled-messages.ts'

/** What renders; jsdom costs half a second a file. */
const renderTests = ['src/{i18n,screens,state,ui}/**/*.test.tsx']
/** The whole application, opened at addresses: seconds for each file. */
const appTests = ['src/app/**/*.test.tsx']
/** What works on the browser's storage and history, and renders nothing. */
const domTests = [
  'src/{app,state}/**/*.test.ts',
  'src/screens/citizen/checkout/{charge-answers,details-form,payment-run,use-lead-back}.test.ts',
  'src/screens/office/counter/held-form.test.ts',
  'mocks/card-fields/main.test.ts',
]
/** The rules of the house (house.md), read from the code itself. */
const houseTests = ['scripts/checks/**/*.test.ts']
/** Too long for each change: whole worlds, and a copy of the project with generated screens. */
const worldTests = ['mocks/**/*.worlds.test.ts', 'scripts/new-screen/in-a-copy.test.ts']
const nodeTests = ['{src,mocks,scripts,deploy,e2e}/**/*.test.ts']

/** In tests of pages as in builds; tests in Node.js look at messages with the parser. */
const resolve = { alias: [withoutMessageParser] }

/**
 * Stories show what builds are made of: React's own checks are a quarter of the time that they take.
 * What renders in jsdom has them.
 */
const nodeEnv = { 'process.env.NODE_ENV': '"production"' }
const asInBuilds: Pick<
  TestProjectInlineConfiguration,
  'define' | 'optimizeDeps' | 'oxc' | 'resolve'
> = {
  define: nodeEnv,
  oxc: { jsx: { development: false, refresh: false } },
  optimizeDeps: { rolldownOptions: { transform: { define: nodeEnv } } },
  resolve: { ...resolve, conditions: ['module', 'browser', 'production'] },
}

/** Where stories run beside them, their `define` would change it for all. */
const env = { NODE_ENV: 'test' }

/** Vitest leaves one processor to itself, which is half of a machine that has two. */
const maxWorkers = availableParallelism()

export function testProjects(root: string): TestProjectInlineConfiguration[] {
  return [
    {
      extends: true,
      test: {
        name: 'node',
        env,
        maxWorkers,
        environment: 'node',
        // Pure functions, and worlds that each test makes for itself: 20 s instead of 64 s.
        isolate: false,
        include: nodeTests,
        exclude: [...domTests, ...renderTests, ...houseTests, ...worldTests],
      },
    },
    {
      extends: true,
      test: {
        name: 'house',
        env,
        maxWorkers,
        environment: 'node',
        include: houseTests,
        // Each reads the whole project, one of them with the compiler beside it.
        testTimeout: 120_000,
      },
    },
    {
      extends: true,
      test: {
        name: 'worlds',
        env,
        maxWorkers,
        environment: 'node',
        isolate: false,
        include: worldTests,
      },
    },
    {
      extends: true,
      resolve,
      test: {
        name: 'dom',
        env,
        maxWorkers,
        environment: 'jsdom',
        // One jsdom and one copy of the router in each worker, not in each file.
        isolate: false,
        setupFiles: ['scripts/vite/fresh-page.ts'],
        include: domTests,
      },
    },
    {
      extends: true,
      resolve,
      test: {
        name: 'render',
        env,
        maxWorkers,
        // A page each: what one file has rendered may move the focus or load after its end.
        environment: 'jsdom',
        include: renderTests,
      },
    },
    {
      extends: true,
      resolve,
      test: {
        name: 'app',
        env,
        maxWorkers,
        environment: 'jsdom',
        // The first page of a file loads the application: seconds, on a busy machine.
        testTimeout: 20_000,
        include: appTests,
      },
    },
    {
      extends: true,
      ...asInBuilds,
      plugins: [storybookTest({ configDir: `${root}.storybook` })],
      test: {
        name: 'stories',
        maxWorkers,
        // A sweep opens a dozen pages in one story: seconds, on a busy machine.
        testTimeout: 60_000,
        // Stories share one page in each worker: 28 s instead of 77 s for 35 of them.
        isolate: false,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          viewport: { width: 1280, height: 800 },
          // What fades in is there at once: a story is not about the fade.
          provider: playwright({
            launchOptions: launchOptions(),
            contextOptions: { reducedMotion: 'reduce' },
          }),
          instances: [{ browser: 'chromium' }],
        },
      },
    },
  ]
}
