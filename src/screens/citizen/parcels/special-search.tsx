import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ApiFailure, waitSeconds } from '@/api/failure'
import { useFormats } from '@/i18n/format'
import { secondFor } from '@/rules/bills/second-fact'
import { useFacts } from './known-facts'
import { SearchForm, type SearchFormProps } from './search-form'
import { SearchResults, type SearchResultsProps } from './search-results'
import { SpecialStart } from './special-start'
import { SecondFacts } from './second-facts'
import { useTypedFacts } from './use-typed-facts'

/** The search of a kind of bill that has its own ways to search, or requires two facts. */
export function SpecialForm(props: SearchFormProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const { department, by } = props
  const { typed, card, type, settle } = useTypedFacts(department.id, useFacts(department.id))
  const asked = secondFor(by, department.search.second)
  const isOwn = by === 'contractor' || by === 'case' || by === 'name'
  return (
    <SearchForm
      {...props}
      {...(isOwn && { label: formatMessage({ id: `bill.search.${by}` }) })}
      onSubmit={settle}
      beside={
        asked.length > 0 && (
          <SecondFacts
            id={id}
            asked={asked}
            typed={typed}
            onType={type}
            error={card ? formatMessage({ id: 'bill.sealed.card' }) : null}
          />
        )
      }
    />
  )
}

/** The results for all given facts; before that, the missing facts. */
export function SpecialResults(props: Pick<SearchResultsProps, 'department' | 'params'>) {
  const { department } = props
  const { wait } = useFormats()
  return (
    <SearchResults
      {...props}
      failed={(error) => {
        const seconds = error instanceof ApiFailure ? waitSeconds(error) : null
        if (seconds === null || department.search.second === undefined) return undefined
        return <FormattedMessage id="bill.sealed.tooMany" values={{ wait: wait(seconds) }} />
      }}
      facts={useFacts(department.id)}
      start={(by, needed) => <SpecialStart department={department} by={by} needed={needed} />}
    />
  )
}
