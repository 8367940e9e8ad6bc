import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ImportKind } from '@/contract/imports/imports'
import type { HoldPlace, ImportPlace, PaymentPlace, PaymentToDo } from '@/contract/reports/to-do'
import { officeScreens } from '@/rules/addresses/office-addresses'
import type { DayRange } from '@/rules/time/periods'
import { useOfficePath } from '@/screens/shared/office-path'
import { useSite } from '@/screens/shared/merchant/site'
import { SiteLink } from '@/screens/shared/merchant/site-link'
import { useReportAddress } from './use-report-address'

/** How a list of payments is filtered for a kind of them. */
const filters = {
  'refund-requests': { status: 'refund-requested' },
  'unknown-payments': { status: 'unknown' },
  'returned-echecks': { status: 'returned' },
} as const satisfies Readonly<Record<PaymentToDo, object>>

const importPaths = {
  accounts: '/import/accounts',
  permits: '/import/import-permit',
  aging: '/import/import-aging',
  users: '/admin/import-users',
} as const satisfies Readonly<Record<Exclude<ImportKind, 'payments'>, string>>

export type ToDoLinks = ReturnType<typeof useToDoLinks>

/** Where the lines of the to-do list lead to; `merchant`: the chosen one, on the root. */
export function useToDoLinks(merchant: string | undefined) {
  const { isTenant } = useSite()
  const pathOf = useOfficePath()
  const report = useReportAddress(merchant)
  return {
    payments: (kind: PaymentToDo, days: DayRange, content: ReactNode) => (
      <Link {...report(days, filters[kind])}>{content}</Link>
    ),
    /** Those of a department's day; a single one opens. */
    paymentsOn: (
      kind: PaymentToDo,
      { merchant: of, department_id, day, payment_id }: PaymentPlace,
      content: ReactNode,
    ) => (
      <Link
        to={pathOf(officeScreens.dailyTransactions)}
        params={{ merchant: of.id, department: department_id }}
        search={{ day, ...filters[kind], ...(payment_id !== null && { transaction: payment_id }) }}
      >
        {content}
      </Link>
    ),
    /** `merchantId`: null for those that are shown. */
    batches: (merchantId: string | null, { from, to }: DayRange, content: ReactNode) => {
      const id = merchantId ?? merchant
      return isTenant || id === undefined ? (
        <Link to={pathOf(officeScreens.postingReport)} search={{ from, to }}>
          {content}
        </Link>
      ) : (
        <Link to="/admin/reports/departments/$id" params={{ id }} search={{ from, to }}>
          {content}
        </Link>
      )
    },
    account: ({ merchant: of, department_id, account, client }: HoldPlace, content: ReactNode) => (
      <SiteLink
        merchant={of.sub_domain}
        at={{
          to: '/merchant-account-view/$account/$client/$department',
          params: { account, client, department: department_id },
        }}
      >
        {content}
      </SiteLink>
    ),
    importOf: (
      { merchant: of, import_id, kind, department_id, refused }: ImportPlace,
      content: ReactNode,
    ) => {
      const step = refused === null ? ({} as const) : ({ step: 'result' } as const)
      const search = { import: import_id, ...step }
      // Payments are imported on the site of their department.
      return kind === 'payments' ? (
        <SiteLink
          merchant={of.sub_domain}
          at={{
            to: '/$department_id/import-payments',
            params: { department_id: department_id ?? '' },
            search,
          }}
        >
          {content}
        </SiteLink>
      ) : (
        <Link to={importPaths[kind]} search={{ ...search, ...(!isTenant && { merchant: of.id }) }}>
          {content}
        </Link>
      )
    },
    /** `id`: null for all that are open. */
    warnings: (id: string | null, content: ReactNode) => (
      <Link
        to="/admin/warnings"
        search={{
          state: 'open',
          ...(merchant !== undefined && { merchant_id: merchant }),
          ...(id !== null && { warning: id }),
        }}
      >
        {content}
      </Link>
    ),
    /** `merchantId`: null for all that have problems. */
    settings: (merchantId: string | null, content: ReactNode) => {
      const id = merchantId ?? merchant
      return id === undefined ? (
        <Link to="/admin/settings" search={{ has_problems: true }}>
          {content}
        </Link>
      ) : (
        <Link to="/admin/settings/add-settings/{-$id}" params={{ id }}>
          {content}
        </Link>
      )
    },
  }
}
