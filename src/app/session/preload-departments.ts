import type { RegisteredRouter } from '@tanstack/react-router'
import { loadMessages } from '@/app/frames/load-messages'
import { tenantOf } from '@/rules/tenants/hosts'

/**
 * A visitor who loses the connection at the checkout can go back to the departments: their script is there with
 * every page, and their words in the visitor's language are from now on.
 */
export async function preloadDepartments(router: RegisteredRouter): Promise<void> {
  const { site } = router.options.context
  if (tenantOf(site.host) === null) return
  // Without them the page says so when it is opened.
  await loadMessages('department-list').catch(() => undefined)
}
