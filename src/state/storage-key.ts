import { nameInSite } from '@/rules/tenants/one-host'

/**
 * The name of what one site stores in this browser. Sites that lie on one host share its storage:
 * there each name begins with the site's path, so that no city finds another's cart or session. The
 * first script calls it in such a build only, so that the others do not contain it.
 */
export function storageKey(name: string): string {
  return typeof __ONE_HOST__ === 'string' ? nameInSite(window.location, name) : name
}
