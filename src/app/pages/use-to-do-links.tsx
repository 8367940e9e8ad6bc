import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PaymentToDo } from '@/contract/to-do'
import type { DayRange } from '@/rules/time/periods'
import type { ReportFilter } from '@/screens/office/dashboard/report-link'
import type { ToDoLinks } from '@/screens/office/dashboard/to-do-links'
import { useSite } from '@/screens/shared/site'
import { useSiteLink } from './use-site-link'

/** How a list of payments is filtered for a kind of them. */
const filters: Readonly<Record<PaymentToDo, ReportFilter>> = {
  'refund-requests': { status: 'refund-requested' },
  'unknown-payments': { status: 'unknown' },
  'returned-echecks': { status: 'returned' },
}

type ReportLink = (days: DayRange, filter: ReportFilter, content: ReactNode) => ReactNode

/** Where the dashboard's to-do list leads to; `merchant`: the chosen one, on the root. */
export function useToDoLinks(merchant: string | undefined, report: ReportLink): ToDoLinks {
  const away = useSiteLink()
  const { isTenant } = useSite()
  return {
    payments: (kind, days, content) => report(days, filters[kind], content),
    paymentsOn: (kind, { merchant: of, department_id, day, payment_id }, content) => {
      const to = {
        params: { merchant: of.id, department: department_id },
        search: { day, ...filters[kind], ...(payment_id !== null && { transaction: payment_id }) },
      }
      return isTenant ? (
        <Link to="/transactions-reports/transactions/$merchant/$department" {...to}>
          {content}
        </Link>
      ) : (
        <Link to="/admin/transactions-reports/transactions/$merchant/$department" {...to}>
          {content}
        </Link>
      )
    },
    batches: (merchantId, days, content) => {
      const search = { from: days.from, to: days.to }
      const id = merchantId ?? merchant
      if (isTenant) {
        return (
          <Link to="/reports" search={search}>
            {content}
          </Link>
        )
      }
      return id === undefined ? (
        <Link to="/admin/reports" search={search}>
          {content}
        </Link>
      ) : (
        <Link to="/admin/reports/departments/$id" params={{ id }} search={search}>
          {content}
        </Link>
      )
    },
    account: ({ merchant: of, department_id: department, account, client }, content) =>
      isTenant ? (
        <Link
          to="/merchant-account-view/$account/$client/$department"
          params={{ account, client, department }}
        >
          {content}
        </Link>
      ) : (
        <a href={away(of.sub_domain, 'merchant-account-view', account, client, department)}>
          {content}
        </a>
      ),
    settings: (merchantId, content) => {
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
