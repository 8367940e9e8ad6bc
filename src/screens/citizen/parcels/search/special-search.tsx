import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { billSearchQuery } from '@/api/bills/bill-search'
import { ApiFailure, waitSeconds } from '@/api/failure'
import { useFormats } from '@/i18n/format'
import { formatWait } from '@/i18n/wait'
import { secondFor } from '@/rules/bills/second-fact'
import { Button } from '@/ui/action/button'
import { accountKindOf } from '@/screens/shared/account/account-kind'
import { useFacts } from './known-facts'
import { SearchForm, type SearchFormProps } from './search-form'
import { type ParcelSearchParams, toBillSearch, usualField } from './search-params'
import { SearchResults, type SearchResultsProps } from './search-results'
import { SpecialStart } from './special-start'
import { SecondFacts } from './second-facts'
import { useTypedFacts } from './use-typed-facts'
import './special-search.css'

/** The search of a kind of bill that has its own ways to search, or requires two facts. */
export function SpecialForm(props: SearchFormProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const firstFact = useRef<HTMLInputElement>(null)
  const { department, by, params } = props
  const known = useFacts(department.id)
  const { typed, card, type, keep } = useTypedFacts(department.id, known)
  const { data: answer } = useQuery(
    billSearchQuery(department.id, toBillSearch(params, department, known)),
  )
  const asked = secondFor(by, department.search.second)
  const isOwn = by === 'contractor' || by === 'case' || by === 'name'
  const label = formatMessage(
    { id: isOwn ? `bill.search.${by}` : `parcels.search.${usualField(by) ?? 'number'}` },
    { kind: accountKindOf(department) },
  )
  if (asked.length === 0) return <SearchForm {...props} {...(isOwn && { label })} />
  const search = () => {
    keep()
    if (asked.every((fact) => !typed[fact]?.trim())) firstFact.current?.focus()
  }
  return (
    <SearchForm
      {...props}
      label={label}
      placeholder={by === 'number' ? (department.search.example ?? '') : ''}
      filters={
        answer !== undefined &&
        answer.second_needed !== true &&
        (answer.pagination.total > 0 || isFiltered(params))
      }
      onSubmit={search}
      beside={
        <>
          <SecondFacts
            id={id}
            asked={asked}
            typed={typed}
            onType={type}
            error={card ? formatMessage({ id: 'bill.sealed.card' }) : null}
            fieldRef={firstFact}
          />
          <Button type="submit">
            <FormattedMessage id="parcels.search.submit" />
          </Button>
        </>
      }
    />
  )
}

/** A filter that finds nothing stays where it can be taken back. */
const isFiltered = ({ year, all, status }: ParcelSearchParams) =>
  year !== undefined || all === true || status !== undefined

/** The results for all given facts; before that, the missing facts. */
export function SpecialResults(props: Pick<SearchResultsProps, 'department' | 'params'>) {
  const { department } = props
  const { locale } = useFormats()
  return (
    <SearchResults
      {...props}
      failed={(error) => {
        const seconds = error instanceof ApiFailure ? waitSeconds(error) : null
        if (seconds === null || department.search.second === undefined) return undefined
        return (
          <FormattedMessage
            id="bill.sealed.tooMany"
            values={{ wait: formatWait(locale, seconds) }}
          />
        )
      }}
      facts={useFacts(department.id)}
      start={(by, needed) => <SpecialStart department={department} by={by} needed={needed} />}
    />
  )
}
