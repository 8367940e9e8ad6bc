import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PaymentFilter } from '@/api/user-payments'
import { userPaymentStatuses } from '@/contract/user-payments'
import { usePaymentWords } from '@/screens/shared/payment-status'
import { useDepartmentsQuery } from '@/screens/shared/in-language'
import { Button } from '@/ui/action/button'
import { Card } from '@/ui/layout/card'
import { Fold } from '@/ui/layout/fold'
import { useIsPhone } from '@/ui/layout/use-is-phone'
import { ExpandIcon } from '@/ui/display/icons'
import { useFormats } from '@/i18n/format'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { readProfileParams } from './profile-params'

interface HistoryFiltersProps {
  id: string
  filter: PaymentFilter
}

/** The filters of the history, kept in the address; folded on a phone, where payments come first. */
export function HistoryFilters(props: HistoryFiltersProps) {
  const { count } = useFormats()
  const set = Object.values(props.filter).filter((value) => value !== undefined).length
  if (!useIsPhone()) {
    return (
      <Card padded>
        <FilterForm {...props} />
      </Card>
    )
  }
  return (
    <Card>
      <Fold card>
        <summary>
          <span>
            <FormattedMessage id="account-view.history.filters" />
            {set > 0 && <chakra.span color="brand.text"> · {count(set)}</chakra.span>}
          </span>
          <ExpandIcon />
        </summary>
        <chakra.div p="4" pt="2">
          <FilterForm {...props} />
        </chakra.div>
      </Fold>
    </Card>
  )
}

function FilterForm({ id, filter }: HistoryFiltersProps) {
  const { formatMessage } = useIntl()
  const paymentWord = usePaymentWords()
  const navigate = useNavigate()
  const { data: departments } = useQuery(useDepartmentsQuery())

  const apply = (form: HTMLFormElement) => {
    const typed = Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, text]))
    void navigate({
      to: '/user-profile/$id',
      params: { id },
      search: readProfileParams({ ...typed, q: trimmed(typed['q']), tab: 'history' }),
      resetScroll: false,
    })
  }

  return (
    <Filters
      role="search"
      aria-label={formatMessage({ id: 'account-view.history.filters' })}
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    >
      <TextField
        name="from"
        type="date"
        label={formatMessage({ id: 'account-view.history.from' })}
        defaultValue={filter.from ?? ''}
      />
      <TextField
        name="to"
        type="date"
        label={formatMessage({ id: 'account-view.history.to' })}
        defaultValue={filter.to ?? ''}
      />
      <SelectField
        name="department"
        label={formatMessage({ id: 'account-view.history.department' })}
        defaultValue={filter.departmentId ?? ''}
        // The list may load after the address was read.
        key={departments === undefined ? 'waiting' : 'there'}
      >
        <option value="">{formatMessage({ id: 'account-view.history.allDepartments' })}</option>
        {departments?.map((department) => (
          <option key={department.id} value={department.id}>
            {department.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="status"
        label={formatMessage({ id: 'account-view.history.status' })}
        defaultValue={filter.status ?? ''}
      >
        <option value="">{formatMessage({ id: 'account-view.history.allStatuses' })}</option>
        {userPaymentStatuses.map((status) => (
          <option key={status} value={status}>
            {paymentWord(status)}
          </option>
        ))}
      </SelectField>
      <TextField
        name="q"
        label={formatMessage({ id: 'account-view.history.number' })}
        defaultValue={filter.q ?? ''}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" variant="outline">
        <FormattedMessage id="account-view.history.apply" />
      </Button>
    </Filters>
  )
}

const trimmed = (text: unknown) => (typeof text === 'string' ? text.trim() : undefined)

const Filters = chakra('form', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'end',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
  },
})
