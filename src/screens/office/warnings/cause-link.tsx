import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { hasAddedCall } from '@/api/added-calls'
import type { ImportKind } from '@/contract/imports/imports'
import { listRecaptchaEvents } from '@/contract/recaptcha/recaptcha-events'
import type { WarningDetail } from '@/contract/warnings'
import { mayImport } from '@/rules/imports/import-access'
import { may } from '@/rules/people/permissions'
import type { Subject } from '@/rules/people/subject'
import { SiteLink } from '@/screens/shared/merchant/site-link'
import { useViewer } from '@/state/session/viewer'
import { TextLink } from '@/ui/action/text-link'

interface LinkProps {
  warning: WarningDetail
}

/** Leads to where the cause stands; nothing where that is not there any more, or not for this viewer. */
export function CauseLink({ warning }: LinkProps) {
  const { subject } = useViewer()
  const link = causeOf(warning, subject)
  return (
    link && (
      <p>
        <TextLink asChild inline>
          {link}
        </TextLink>
      </p>
    )
  )
}

const importPaths = {
  accounts: '/import/accounts',
  permits: '/import/import-permit',
  aging: '/import/import-aging',
  users: '/admin/import-users',
} as const satisfies Readonly<Record<Exclude<ImportKind, 'payments'>, string>>

function causeOf({ kind, merchant, subject, place }: WarningDetail, viewer: Subject) {
  if (merchant === null || place === null) return null
  switch (kind) {
    case 'unknown-payment': {
      const { department_id, day } = place
      return department_id === null || day === null ? null : (
        <Link
          to="/admin/transactions-reports/transactions/$merchant/$department"
          params={{ merchant: merchant.id, department: department_id }}
          search={{ day, transaction: subject.id }}
        >
          <FormattedMessage id="warnings.link.payment" />
        </Link>
      )
    }
    case 'suspicious-traffic':
      return may(viewer, 'warnings.recaptcha') && hasAddedCall(listRecaptchaEvents.id) ? (
        <Link to="/admin/warnings/recaptcha" search={{ network: subject.id }}>
          <FormattedMessage id="warnings.link.traffic" />
        </Link>
      ) : null
    case 'decline-rate':
      return (
        <Link
          to="/admin/transactions-reports/departments/$id"
          params={{ id: merchant.id }}
          search={{ status: 'declined' }}
        >
          <FormattedMessage id="warnings.link.payments" />
        </Link>
      )
    case 'import-failed': {
      const { import_kind } = place
      return import_kind !== null && mayImport(viewer, import_kind, 'view') ? (
        <ImportLink warning={{ merchant, subject, place }} kind={import_kind} />
      ) : null
    }
    case 'bounce-rate':
      return (
        <Link to="/notifications/$merchantId" params={{ merchantId: merchant.id }}>
          <FormattedMessage id="warnings.link.notifications" />
        </Link>
      )
    case 'card-point':
    case 'county-system':
    case 'foreign-host':
    case 'merchant-off':
      return (
        <Link
          to="/admin/settings/add-settings/{-$id}"
          params={{ id: merchant.id }}
          search={{ step: steps[kind] }}
        >
          <FormattedMessage id={`warnings.link.${steps[kind]}`} />
        </Link>
      )
  }
}

const steps = {
  'card-point': 'card-point',
  'county-system': 'departments',
  'foreign-host': 'departments',
  'merchant-off': 'review',
} as const

interface ImportLinkProps {
  warning: {
    readonly merchant: NonNullable<WarningDetail['merchant']>
    readonly subject: WarningDetail['subject']
    readonly place: NonNullable<WarningDetail['place']>
  }
  kind: ImportKind
}

/** Payments are imported on the site of their department. */
function ImportLink({ warning: { merchant, subject, place }, kind }: ImportLinkProps) {
  const { department_id } = place
  const words = <FormattedMessage id="warnings.link.import" />
  return kind === 'payments' ? (
    <SiteLink
      merchant={merchant.sub_domain}
      at={{
        to: '/$department_id/import-payments',
        params: { department_id: department_id ?? '' },
        search: { import: subject.id },
      }}
    >
      {words}
    </SiteLink>
  ) : (
    <Link to={importPaths[kind]} search={{ import: subject.id, merchant: merchant.id }}>
      {words}
    </Link>
  )
}
