import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PaymentFilter } from '@/api/payments/user-payments'
import { userPaymentStatuses } from '@/contract/payments/user-payments'
import { usePaymentWords } from '@/screens/shared/payment/payment-status'
import { useDepartmentsQuery } from '@/screens/shared/merchant/in-language'
import { Card } from '@/ui/layout/card'
import { Fold } from '@/ui/layout/fold'
import { useIsPhone } from '@/ui/layout/use-is-phone'
import { ExpandIcon } from '@/ui/display/icons'
import { useFormats } from '@/i18n/format'
import { SelectField } from '@/ui/form/fields/select-field'
import { TextField } from '@/ui/form/fields/text-field'
import { readFilter } from './history-params'
import { type ProfileParams, readProfileParams } from '@/screens/citizen/profile/profile-params'

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

/** Each change filters, as in all lists; what is typed after a pause. */
const typingDelayMs = 300

type TypedFilter = Readonly<Record<'from' | 'to' | 'department' | 'status' | 'q', string>>

const typedOf = ({ from, to, departmentId, status, q }: PaymentFilter): TypedFilter => ({
  from: from ?? '',
  to: to ?? '',
  department: departmentId ?? '',
  status: status ?? '',
  q: q ?? '',
})

const paramsOf = (typed: TypedFilter) =>
  readProfileParams({ ...typed, q: typed.q.trim(), tab: 'history' })

/** The typed filters; when the address changes otherwise (Back), the fields follow. */
function useTypedFilter(
  filter: PaymentFilter,
  send: (params: ProfileParams, options: { readonly replace: boolean }) => void,
) {
  const [typed, setTyped] = useState(() => typedOf(filter))
  const shown = JSON.stringify(filter)
  const sent = useRef(shown)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The last change was typed: what is typed next takes its place, and Back leaves out both. */
  const isTyping = useRef(false)
  const follow = useEffectEvent((address: string) => {
    if (address === sent.current) return
    clearTimeout(timer.current)
    sent.current = address
    isTyping.current = false
    setTyped(typedOf(filter))
  })
  useEffect(() => follow(shown), [shown])
  useEffect(() => () => clearTimeout(timer.current), [])

  const apply = (next: TypedFilter, byTyping: boolean) => {
    clearTimeout(timer.current)
    const params = paramsOf(next)
    sent.current = JSON.stringify(readFilter(params))
    if (sent.current === shown) return
    send(params, { replace: byTyping && isTyping.current })
    isTyping.current = byTyping
  }
  return {
    typed,
    type: (part: Partial<TypedFilter>, delayMs = typingDelayMs) => {
      const next = { ...typed, ...part }
      setTyped(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => apply(next, delayMs > 0), delayMs)
    },
    /** Enter: without waiting. */
    submit: () => apply(typed, false),
  }
}

function FilterForm({ id, filter }: HistoryFiltersProps) {
  const { formatMessage } = useIntl()
  const paymentWord = usePaymentWords()
  const navigate = useNavigate()
  const { data: departments } = useQuery(useDepartmentsQuery())
  const { typed, type, submit } = useTypedFilter(
    filter,
    (search, { replace }) =>
      void navigate({
        to: '/user-profile/$id',
        params: { id },
        search,
        replace,
        resetScroll: false,
      }),
  )

  return (
    <Filters
      role="search"
      aria-label={formatMessage({ id: 'account-view.history.filters' })}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        type="date"
        label={formatMessage({ id: 'account-view.history.from' })}
        value={typed.from}
        onChange={(event) => type({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={formatMessage({ id: 'account-view.history.to' })}
        value={typed.to}
        onChange={(event) => type({ to: event.target.value })}
      />
      <SelectField
        label={formatMessage({ id: 'account-view.history.department' })}
        value={typed.department}
        onChange={(event) => type({ department: event.target.value }, 0)}
      >
        <option value="">{formatMessage({ id: 'account-view.history.allDepartments' })}</option>
        {departments?.map((department) => (
          <option key={department.id} value={department.id}>
            {department.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={formatMessage({ id: 'account-view.history.status' })}
        value={typed.status}
        onChange={(event) => type({ status: event.target.value }, 0)}
      >
        <option value="">{formatMessage({ id: 'account-view.history.allStatuses' })}</option>
        {userPaymentStatuses.map((status) => (
          <option key={status} value={status}>
            {paymentWord(status)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={formatMessage({ id: 'account-view.history.number' })}
        value={typed.q}
        onChange={(event) => type({ q: event.target.value })}
        enterKeyHint="search"
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
      />
      {/* For Enter in every browser. */}
      <button type="submit" className="sr-only" tabIndex={-1}>
        <FormattedMessage id="parcels.search.submit" />
      </button>
    </Filters>
  )
}

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
