import { defineConfig } from '@playwright/test'
import config, { leftToOthers } from './playwright.config.ts'

/** Every journey that can run in both modes runs in both, on demand: `npm run test:e2e:both`. */
export default defineConfig({
  ...config,
  projects: (config.projects ?? []).map((project) =>
    project.name === 'mock-desktop' ? { ...project, grepInvert: leftToOthers } : project,
  ),
})
