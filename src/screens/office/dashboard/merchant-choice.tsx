import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { merchantListQuery } from '@/api/merchant-list'
import { FailureText } from '@/screens/shared/failure-text'
import { FilterSelect } from '@/ui/table/filter-select'
import { MerchantIcon } from '@/ui/display/icons'
import { Bone } from '@/ui/feedback/skeleton'
import { TextLink } from '@/ui/action/text-link'

interface MerchantChoiceProps {
  /** undefined: all. */
  shown: string | undefined
  onMerchant: (id: string | undefined) => void
}

/** For the provider on the root: whose numbers these are (decision 19). */
export function MerchantChoice({ shown, onMerchant }: MerchantChoiceProps) {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = useQuery(merchantListQuery)
  if (!data) {
    if (!error) return <Bone width="12rem" height="9" borderRadius="control" />
    return (
      <chakra.p role="alert" textStyle="small" color="late.fg">
        <FormattedMessage id="dashboard.merchant.failed" /> <FailureText error={error} />{' '}
        <TextLink asChild inline>
          <button type="button" onClick={() => void refetch()}>
            <FormattedMessage id="dashboard.merchant.retry" />
          </button>
        </TextLink>
      </chakra.p>
    )
  }
  return (
    <FilterSelect
      label={formatMessage({ id: 'dashboard.merchant.label' })}
      icon={<MerchantIcon />}
      value={shown ?? ''}
      onChange={({ target: { value } }) => onMerchant(value === '' ? undefined : value)}
    >
      <option value="">{formatMessage({ id: 'dashboard.merchant.all' })}</option>
      {data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </FilterSelect>
  )
}
