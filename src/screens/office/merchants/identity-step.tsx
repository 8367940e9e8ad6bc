import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { addMerchant, merchantKeys } from '@/api/merchant-settings'
import type { Merchant } from '@/contract/merchant-setup'
import { localeNames } from '@/i18n/locales'
import { isKnownState, stateNames } from '@/rules/merchants/states'
import {
  identityChanges,
  type IdentityFields as Fields,
  identityOf,
  newIdentity,
} from '@/rules/merchants/merchant-texts'
import { OfficeForm } from '@/screens/shared/office-form'
import type { ShownSettings } from '@/screens/shared/use-shown-settings'
import { EarlierTry } from '@/screens/shared/open-outcome'
import { useWrite } from '@/screens/shared/use-write'
import { IdentityFields } from './identity-fields'
import { identityForm } from './merchant-form'
import { SettingsStep, type StepProps } from './settings-step'
import { stepDraft } from './step-draft'
import { useShown } from './setting-words'
import { useZoneName } from './use-zone-name'

/** Step 1: who the merchant is. */
export function IdentityStep(props: StepProps) {
  return (
    <SettingsStep
      {...props}
      step="identity"
      schema={identityForm}
      fieldsOf={identityOf}
      changes={identityChanges}
      shows={useIdentityShown()}
    >
      {(api) => <IdentityFields api={api} />}
    </SettingsStep>
  )
}

interface NewIdentityProps {
  onAdded: (merchant: Merchant) => void
}

/** The only step of a merchant that is not saved yet: saving it makes the merchant. */
export function NewIdentity({ onAdded }: NewIdentityProps) {
  const { formatMessage } = useIntl()
  const [draft] = useState(() => stepDraft(null, 'identity', newIdentity))
  const add = useWrite({
    about: 'new merchant',
    call: (fields: Fields, { key }) => addMerchant(identityChanges(fields), key),
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
          <IdentityFields api={api} />
        </>
      )}
    </OfficeForm>
  )
}

function useIdentityShown(): ShownSettings<Fields> {
  const { text, as, languages } = useShown()
  const zoneName = useZoneName()
  return {
    name: text('name'),
    office: text('office'),
    phone: text('phone'),
    fax: text('fax'),
    hours: text('hours'),
    url: text('url'),
    repName: text('repName'),
    repTitle: text('repTitle'),
    address: text('address'),
    city: text('city'),
    state: as('state', (code) => (isKnownState(code) ? `${stateNames[code]} (${code})` : code)),
    zip: text('zip'),
    time_zone: as('time_zone', zoneName),
    default_language: as('default_language', (language) => localeNames[language]),
    logo: text('logo'),
    logo_alt: text('logo_alt'),
    brand_color: text('brand_color'),
    receipt_footer: text('receipt_footer'),
    translations: languages,
  }
}
