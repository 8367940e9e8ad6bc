import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { ImportRow } from '@/contract/imports/imports'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { useOfficePath } from '@/screens/shared/office-path'
import { useSite } from '@/screens/shared/merchant/site'
import { LinkButton } from '@/ui/action/link-button'

/** To what was imported: the office's search, or users. */
export function ResultLink({ row: { kind, department, merchant_id } }: { row: ImportRow }) {
  const { isTenant } = useSite()
  const pathOf = useOfficePath()
  if (kind === 'users') {
    return (
      <LinkButton asChild>
        <Link
          to={pathOf(officeScreens.users)}
          params={{ merchantId: merchant_id }}
          search={{ tab: 'citizens' }}
        >
          <FormattedMessage id="imports.result.toUsers" />
        </Link>
      </LinkButton>
    )
  }
  return (
    <LinkButton asChild>
      <Link
        to="/search-for-bill"
        search={{
          ...(!isTenant && { merchant: merchant_id }),
          ...(department !== null && { department: department.id }),
        }}
      >
        <FormattedMessage id="imports.result.toBills" />
      </Link>
    </LinkButton>
  )
}
