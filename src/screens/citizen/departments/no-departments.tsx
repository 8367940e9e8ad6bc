import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MerchantInfo } from '@/contract/merchants/merchants'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'
import { PageHeading } from '@/ui/layout/page-heading'
import { ContactCard } from './contact-card'
import './departments.css'

interface NoDepartmentsProps {
  merchant: MerchantInfo | null
  /** Departments with a notice that they are off. */
  children: ReactNode
}

/** A merchant without online payments: how to pay it otherwise. */
export function NoDepartments({ merchant, children }: NoDepartmentsProps) {
  return (
    <>
      <PageHeading
        title={<FormattedMessage id="department-list.empty.heading" />}
        subtitle={
          merchant !== null && (
            <FormattedMessage
              id="department-list.empty.text"
              values={{ merchant: merchant.name, phone: <PhoneLink phone={merchant.phone} /> }}
            />
          )
        }
      />
      {children}
      <div className="departments-contact">
        <ContactCard merchant={merchant} />
      </div>
    </>
  )
}
