import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import type { BillAbout } from '@/contract/bills/bill-kinds'
import type { Parcel } from '@/contract/bills/bills'
import type { Department } from '@/contract/departments/departments'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { Button } from '@/ui/action/button'
import { PrintIcon } from '@/ui/display/icons'
import { PageHeading } from '@/ui/layout/page-heading'
import { parcelKindOf } from '@/screens/shared/account/account-kind'
import { BackToSearch } from './back-to-search'
import { hiddenText } from './facts/hidden-text'

interface BillHeadingProps {
  department: Department
  parcel: Parcel
  /** null: there is no bill for that year. */
  about: BillAbout | null
  /** The bill can be printed. */
  printable: boolean
}

/** The bill's address, number and owner. */
export function BillHeading({ department, parcel, about, printable }: BillHeadingProps) {
  const merchant = useMerchant()
  const kind = parcelKindOf(parcel, department, merchant)
  return (
    <PageHeading
      back={<BackToSearch department={department} />}
      title={titleOf(parcel, about)}
      subtitle={
        <>
          <FormattedMessage
            id="bill.page.number"
            values={{
              kind,
              account: (
                <chakra.b color="fg" className="figures">
                  {parcel.account}
                </chakra.b>
              ),
            }}
          />
          {parcel.owner !== '' && ` · ${parcel.owner}`}
          {/* On a phone only the number and the owner fit. */}
          <chakra.span hideBelow="sm">
            {kind === 'parcel' && (
              <>
                {' · '}
                <FormattedMessage id="bill.page.realProperty" />
              </>
            )}
            {parcel.tax_district !== null && ` · ${parcel.tax_district}`}
          </chakra.span>
        </>
      }
      action={
        printable && (
          <chakra.div hideBelow="sm">
            <Button variant="outline" icon={<PrintIcon />} onClick={() => window.print()}>
              <FormattedMessage id="bill.page.print" />
            </Button>
          </chakra.div>
        )
      }
    />
  )
}

/** A ticket is titled by its offense, other bills by their address; a masked bill has no title. */
function titleOf({ address, account }: Parcel, about: BillAbout | null): string {
  if (about?.kind === 'citation') return about.violation || account
  if (about?.kind === 'court') return about.offense || account
  return address === '' || address === hiddenText ? account : address
}
