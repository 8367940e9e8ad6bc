import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { ImportKind } from '@/contract/imports/imports'
import type { ImportsSearch } from './import-search'

const paths = {
  accounts: '/import/accounts',
  permits: '/import/import-permit',
  aging: '/import/import-aging',
  users: '/admin/import-users',
} as const satisfies Readonly<Record<Exclude<ImportKind, 'payments'>, string>>

interface ImportPage {
  readonly kind: ImportKind
  /** Payments have a page for each department. */
  readonly departmentId: string | null
}

interface ImportLinkProps
  extends ImportPage, Omit<ComponentProps<typeof Link>, 'to' | 'params' | 'search' | 'from'> {
  search: ImportsSearch
}

/** To the page of a kind of import, or of one import. */
export function ImportLink({ kind, departmentId, search, ...anchor }: ImportLinkProps) {
  if (kind === 'payments') {
    return (
      <Link
        to="/$department_id/import-payments"
        params={{ department_id: departmentId ?? '' }}
        search={search}
        {...anchor}
      />
    )
  }
  return <Link to={paths[kind]} search={search} {...anchor} />
}
