import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { addMerchant, merchantKeys } from '@/api/merchants/merchant-settings'
import type { Merchant } from '@/contract/merchants/merchant-setup'
import {
  identityValues,
  type IdentityFields as Fields,
  newIdentity,
} from '@/rules/merchants/merchant-texts'
import { OfficeForm } from '@/screens/shared/forms/office-form'
import { EarlierTry } from '@/screens/shared/forms/open-outcome'
import { useWrite } from '@/screens/shared/forms/use-write'
import { IdentityFields, useIdentityFields } from './identity-fields'
import { identityForm } from './merchant-form'
import { SettingsStep, type StepProps } from './settings-step'
import { stepDraft } from './step-draft'

/** Step 1: who the merchant is. */
export function IdentityStep(props: StepProps) {
  const fields = useIdentityFields()
  return (
    <SettingsStep
      {...props}
      {...identityValues}
      step="identity"
      schema={identityForm}
      fields={fields}
    >
      {(api) => <IdentityFields api={api} fields={fields} />}
    </SettingsStep>
  )
}

interface NewIdentityProps {
  onAdded: (merchant: Merchant) => void
}

/** The only step of a merchant that is not saved yet: saving it makes the merchant. */
export function NewIdentity({ onAdded }: NewIdentityProps) {
  const { formatMessage } = useIntl()
  const fields = useIdentityFields()
  const [draft] = useState(() => stepDraft(null, 'identity', newIdentity))
  const add = useWrite({
    about: 'new merchant',
    call: (form: Fields, { key }) => addMerchant(identityValues.toBody(form), key),
    invalidates: merchantKeys,
    successMessage: ({ name }) => formatMessage({ id: 'merchants.form.added' }, { name }),
    done: onAdded,
  })
  return (
    <OfficeForm
      schema={identityForm}
      defaults={newIdentity}
      save={add.run}
      draft={draft}
      saveLabel={<FormattedMessage id="merchants.form.add" />}
    >
      {(api) => (
        <>
          <EarlierTry write={add} />
          <IdentityFields api={api} fields={fields} />
        </>
      )}
    </OfficeForm>
  )
}
