import type { FullConfig } from '@playwright/test'

/** Without a project of ours Playwright makes one without a name, and runs it in its own browser. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export.
export default function refuseWithoutBrowser({ projects }: FullConfig): void {
  if (projects.some(({ name }) => name !== '')) return
  throw new Error('Neither Firefox nor WebKitGTK with its driver is here')
}
