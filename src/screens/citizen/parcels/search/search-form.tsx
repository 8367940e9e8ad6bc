import { type ReactNode, type SubmitEvent, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Department, SearchWay } from '@/contract/departments/departments'
import { isLongEnough, minimumQuery } from '@/rules/bills/search-terms'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { SearchIcon } from '@/ui/display/icons'
import { announce } from '@/ui/feedback/live-region'
import { TextField } from '@/ui/form/fields/text-field'
import { accountKindOf } from '@/screens/shared/account/account-kind'
import { lazyUi } from '@/ui/theme/late-ui'
import { SearchFilters } from './search-filters'
import { type ParcelSearchParams, usualField } from './search-params'
import { useTypedSearch } from './use-typed-search'
import './search-form.css'

// Few searches need it, and the first screen is counted in KiB (quality.md, "Speed").
const UnusualNumber = lazyUi(async () => (await import('./unusual-number')).UnusualNumber)

export interface SearchFormProps {
  department: Department
  by: SearchWay
  params: ParcelSearchParams
  /** `replace`: typing adds no history entries. */
  onChange: (change: ParcelSearchParams, options: { replace: boolean }) => void
}

interface MoreProps {
  /** Messages for a way of this kind of bill only. */
  label?: string
  placeholder?: string
  /** More fields and a button: the search waits for it, and for Enter. */
  beside?: ReactNode
  /** There is something to filter. */
  filters?: boolean
  /** The button, or Enter in any field. */
  onSubmit?: () => void
}

/** The fields of one way to search, with the filters. */
export function SearchForm({
  department,
  by,
  params,
  onChange,
  label,
  placeholder,
  beside,
  filters = isLongEnough(params.q ?? ''),
  onSubmit,
}: SearchFormProps & MoreProps) {
  const { formatMessage } = useIntl()
  const noteId = useId()
  const kind = accountKindOf(department)
  const { example, pattern } = department.search
  const { typed, tooShort, card, submitted, type, submit } = useTypedSearch(
    { q: params.q ?? '', house: params.house ?? '' },
    ({ q, house }) =>
      onChange(
        { q: q === '' ? undefined : q, house: house === '' ? undefined : house },
        { replace: true },
      ),
    beside === undefined,
  )
  const isHouseAlone = by === 'address' && typed.house.trim() !== '' && typed.q.trim() === ''
  const short = isHouseAlone ? 'parcels.search.streetMissing' : 'parcels.search.tooShort'
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit?.()
    submit()
    if (typed.q.trim().length < minimumQuery) {
      announce(formatMessage({ id: short }, { minimum: minimumQuery }))
    }
    if (isHouseAlone) event.currentTarget.querySelector<HTMLElement>('[type=search]')?.focus()
  }

  const field = usualField(by) ?? 'number'
  const shared = {
    hideLabel: beside === undefined,
    autoComplete: 'off',
    spellCheck: false,
    enterKeyHint: 'search',
    'aria-describedby': noteId,
  } as const
  return (
    <form role="search" className="search-form" onSubmit={search} noValidate>
      {by === 'address' && (
        <div className="search-house">
          <TextField
            {...shared}
            label={formatMessage({
              id: `parcels.search.house${beside === undefined ? '' : 'Short'}`,
            })}
            placeholder={formatMessage({ id: 'parcels.search.houseShort' })}
            value={typed.house}
            onChange={(event) => type({ house: event.target.value })}
          />
        </div>
      )}
      <div className="search-term">
        <TextField
          {...shared}
          type="search"
          icon={<SearchIcon />}
          label={label ?? formatMessage({ id: `parcels.search.${field}` }, { kind })}
          placeholder={
            placeholder ??
            label ??
            (by === 'number' && example !== null
              ? formatMessage({ id: 'parcels.search.numberLike' }, { kind, example })
              : field === 'number'
                ? formatMessage({ id: 'parcels.search.number' }, { kind })
                : formatMessage({ id: `parcels.search.${field}Hint` }))
          }
          value={typed.q}
          onChange={(event) => type({ q: event.target.value })}
        />
      </div>
      <p id={noteId} className="search-note">
        {card ? (
          <FormattedMessage id="ui.field.card-number" />
        ) : tooShort ? (
          <FormattedMessage id={short} values={{ minimum: minimumQuery }} />
        ) : (
          submitted &&
          by === 'number' &&
          example !== null && (
            <LazyBoundary>
              <UnusualNumber {...{ kind, pattern, example }} typed={typed.q} />
            </LazyBoundary>
          )
        )}
      </p>
      {beside}
      <SearchFilters
        hidden={!filters}
        department={department}
        params={params}
        onChange={(change) => onChange(change, { replace: false })}
      />
      {/* A submit button for Enter in every browser; the search itself runs from the field. */}
      {beside === undefined && (
        <button type="submit" className="sr-only" tabIndex={-1}>
          <FormattedMessage id="parcels.search.submit" />
        </button>
      )}
    </form>
  )
}
