import { FormattedMessage } from 'react-intl'
import type { Account } from '@/contract/bills/accounts'
import { PrintIcon } from '@/ui/display/icons'
import { SideCard } from '@/ui/layout/side-card'
import { Stack } from '@/ui/layout/stack'
import { TextLink } from '@/ui/action/text-link'
import type { BillLink } from './bill-table'

const mostShown = 5

interface DocumentsProps {
  account: Pick<Account, 'years'>
  /** Links the bill of a year. */
  billLink: BillLink
}

/** Each year's bill, to read or to print; on paper nothing leads there. */
export function Documents({ account: { years }, billLink }: DocumentsProps) {
  return (
    <div data-screen-only="">
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
                  {billLink(
                    year,
                    <>
                      <PrintIcon />
                      <FormattedMessage
                        id="account-view.documents.bill"
                        values={{ year: String(year) }}
                      />
                    </>,
                  )}
                </TextLink>
              </li>
            ))}
          </Stack>
        )}
      </SideCard>
    </div>
  )
}
