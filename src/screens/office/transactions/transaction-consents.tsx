import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { DrawerPart, PairList } from '@/screens/shared/detail/drawer-part'
import type { DrawerParts } from './drawer-parts'
import { consentWords } from './transaction-words'

/** What the payer agreed to when paying: the office proves it with the version of the text. */
export function TransactionConsents({ transaction }: DrawerParts) {
  const { instant } = useFormats()
  const { consents, at, merchant } = transaction
  if (consents.length === 0) return null
  return (
    <DrawerPart title={<FormattedMessage id="transactions.consent.heading" />}>
      <PairList>
        {consents.map(({ kind, version }) => (
          <div key={`${kind} ${version}`}>
            <dt>
              <FormattedMessage id={consentWords[kind]} />
            </dt>
            <dd>
              <FormattedMessage
                id="transactions.consent.version"
                values={{ version, time: instant(at, merchant.time_zone) }}
              />
            </dd>
          </div>
        ))}
      </PairList>
    </DrawerPart>
  )
}
