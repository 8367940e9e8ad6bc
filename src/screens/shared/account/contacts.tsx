import { FormattedMessage } from 'react-intl'
import type { Parcel } from '@/contract/bills/bills'
import type { Department } from '@/contract/departments/departments'
import { useMerchant, useOfficePhone } from '@/screens/shared/merchant/merchant'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'
import { FactList } from '@/screens/shared/detail/fact-list'
import { SideCard } from '@/ui/layout/side-card'

interface ContactsProps {
  department: Department
  parcel: Parcel
}

/** The owner's name on the bills, and the office's contact. */
export function Contacts({ department, parcel }: ContactsProps) {
  const merchant = useMerchant()
  const officePhone = useOfficePhone()
  const phone = department.phone ?? officePhone
  return (
    <SideCard sticky={false} title={<FormattedMessage id="account-view.contacts.title" />}>
      <FactList>
        <div>
          <dt>
            <FormattedMessage id="account-view.contacts.owner" />
          </dt>
          <dd>{parcel.owner}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="account-view.contacts.address" />
          </dt>
          <dd>
            {parcel.address}, {parcel.city} {parcel.zip}
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="account-view.contacts.office" />
          </dt>
          <dd>{department.name}</dd>
          {phone !== null && (
            <dd>
              <PhoneLink phone={phone} />
            </dd>
          )}
          {merchant !== null && merchant.hours !== '' && <dd>{merchant.hours}</dd>}
        </div>
      </FactList>
    </SideCard>
  )
}
