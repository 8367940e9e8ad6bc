import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { merchantListQuery } from '@/api/merchants/merchant-list'
import { TextLink } from '@/ui/action/text-link'
import { Bone } from '@/ui/feedback/bone'
import { ComboboxField } from '@/ui/form/fields/combobox-field'
import { FailureText } from '@/screens/shared/failure/failure-text'

interface MerchantChoiceProps {
  /** undefined: all. */
  shown: string | undefined
  onMerchant: (id: string | undefined) => void
}

const Place = chakra('div', { base: { width: { base: '100%', sm: '17rem' } } })

/**
 * For the provider's roles on the root: the merchant whose figures or rows show (decision 19).
 * Found by name or subdomain; without a choice all merchants.
 */
export function MerchantChoice({ shown, onMerchant }: MerchantChoiceProps) {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = useQuery(merchantListQuery)
  if (!data) {
    if (!error) return <Bone width="17rem" height="9" borderRadius="control" />
    return (
      <chakra.p role="alert" textStyle="small" color="late.fg">
        <FormattedMessage id="office.merchant.failed" /> <FailureText error={error} reading />{' '}
        <TextLink asChild inline>
          <button type="button" onClick={() => void refetch()}>
            <FormattedMessage id="office.merchant.retry" />
          </button>
        </TextLink>
      </chakra.p>
    )
  }
  return (
    <Place>
      <ComboboxField
        label={formatMessage({ id: 'list.field.merchant' })}
        hideLabel
        placeholder={formatMessage({ id: 'office.merchant.all' })}
        value={shown ?? ''}
        none=""
        onChange={(id) => {
          if (id !== (shown ?? '')) onMerchant(id === '' ? undefined : id)
        }}
        options={data.map(({ id, name, sub_domain: description }) => ({
          value: id,
          label: name,
          description,
        }))}
      />
    </Place>
  )
}
