import { titleFromSlug } from '@/contract/departments/slug-title'

/** Page titles (specification §1). */
export function pageTitle(page: {
  readonly product: string
  /** null until merchant-info is answered. */
  readonly merchantName: string | null
  readonly isSubdomain: boolean
  /** The page's part of the title, translated. */
  readonly page: string
  /** The route parameter `department_id`, when the route has one. */
  readonly departmentId: string | null
  readonly isErrorPage: boolean
}): string {
  if (page.isErrorPage) return page.page
  const words = page.departmentId ? titleFromSlug(page.departmentId) : page.page
  return page.isSubdomain && page.merchantName
    ? `${page.merchantName} - ${words}`
    : `${page.product} | ${words}`
}
