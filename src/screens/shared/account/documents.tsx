import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { Account } from '@/contract/accounts'
import { PrintIcon } from '@/ui/display/icons'
import { SideCard } from '@/ui/layout/side-card'
import { Stack } from '@/ui/layout/stack'
import { TextLink } from '@/ui/action/text-link'

const mostShown = 5

/** Each year's bill, to read or to print. */
export function Documents({ account: { years, parcel } }: { account: Account }) {
  return (
    <SideCard sticky={false} title={<FormattedMessage id="account-view.documents.title" />}>
      {years.length === 0 ? (
        <p>
          <FormattedMessage id="account-view.documents.none" />
        </p>
      ) : (
        <Stack as="ul" gap="0">
          {years.slice(0, mostShown).map((year) => (
            <li key={year}>
              <TextLink asChild row minHeight="control">
                <Link
                  to="/overview-parcel/$parcelId/$year/$department_id"
                  params={{
                    parcelId: parcel.id,
                    year: String(year),
                    department_id: parcel.department_id,
                  }}
                >
                  <PrintIcon />
                  <FormattedMessage
                    id="account-view.documents.bill"
                    values={{ year: String(year) }}
                  />
                </Link>
              </TextLink>
            </li>
          ))}
        </Stack>
      )}
    </SideCard>
  )
}
