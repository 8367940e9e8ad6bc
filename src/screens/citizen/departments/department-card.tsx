import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Department } from '@/contract/departments/departments'
import { useFormats } from '@/i18n/format'
import { sourceTypes } from '@/rules/constants'
import { departmentAddress } from '@/rules/addresses/department-screen'
import { useCycleName } from '@/screens/shared/account/cycle-name'
import { usePaymentsOff } from '@/screens/shared/merchant/use-payments-off'
import { useToday } from '@/screens/shared/time/use-today'
import { ForwardIcon, OutsideIcon } from '@/ui/display/icons'
import { NoBreak } from '@/ui/display/no-break'
import { Pill } from '@/ui/display/pill'
import './department-card.css'
import { DepartmentMark } from './department-mark'

interface DepartmentCardProps {
  department: Department
  phone: string | null
}

/** What to pay here, what to have at hand, and where the link goes. */
export function DepartmentCard({ department, phone }: DepartmentCardProps) {
  const linked = department.status
  return (
    <div className="department-card" data-off={department.status ? undefined : ''}>
      <DepartmentMark icon={department.icon} />
      <div className="department-badge">
        <DepartmentPill department={department} />
      </div>
      <h2 className="department-name">
        {linked ? (
          <Link
            {...departmentAddress(department)}
            // The whole card is the target; the heading is its name.
            data-card-link=""
          >
            {department.name}
          </Link>
        ) : (
          department.name
        )}
      </h2>
      <p className="department-hint">
        {department.status ? department.description : department.off_note}
      </p>
      <Action department={department} phone={department.phone ?? phone} linked={linked} />
      {linked && (
        <span className="department-arrow" aria-hidden>
          <ForwardIcon />
        </span>
      )}
    </div>
  )
}

/** Only what a visitor would not know otherwise. */
function DepartmentPill({ department }: { department: Department }) {
  const paymentsOff = usePaymentsOff()
  const cycleName = useCycleName()
  const { shortDate } = useFormats()
  const today = useToday()
  const { next_due: due, source_type, status } = department
  if (!status) {
    return (
      <Pill>
        <FormattedMessage id="department-list.card.off" />
      </Pill>
    )
  }
  if (source_type === sourceTypes.url) {
    return (
      <Pill tone="info">
        <FormattedMessage id="department-list.card.elsewhere" />
        <OutsideIcon />
      </Pill>
    )
  }
  // A bill is looked up all the same, and its day stays; the notice above the page says the rest.
  if (paymentsOff && source_type === sourceTypes.blindPayment) {
    return (
      <Pill>
        <FormattedMessage id="parcels.status.held" />
      </Pill>
    )
  }
  // A host that does not move it on must not announce a day that has passed.
  if (due === null || due.date < today) return null
  return (
    <Pill tone="due">
      <FormattedMessage
        id="department-list.card.due"
        values={{ cycle: cycleName(due.cycle), date: shortDate(due.date) }}
      />
    </Pill>
  )
}

interface ActionProps {
  department: Department
  phone: string | null
  linked: boolean
}

/** The card's action in words; a department without online payment names the office. */
function Action({ department, phone, linked }: ActionProps): ReactNode {
  const paymentsOff = usePaymentsOff()
  if (linked) {
    if (paymentsOff && department.source_type === sourceTypes.blindPayment) return null
    return (
      <span className="department-next" aria-hidden>
        <FormattedMessage id={`department-list.card.${doing(department)}`} />
      </span>
    )
  }
  if (phone === null) return null
  return (
    <p className="department-office">
      <FormattedMessage
        id="department-list.card.office"
        values={{ phone: <NoBreak>{phone}</NoBreak> }}
      />
    </p>
  )
}

function doing({ source_type, permits }: Department) {
  if (source_type === sourceTypes.blindPayment) return 'pay'
  if (source_type === sourceTypes.url) return 'leave'
  return permits ? 'lookUpPermit' : 'lookUpBill'
}
