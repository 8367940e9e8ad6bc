import { useIntl } from 'react-intl'
import type { Department } from '@/contract/departments/departments'
import { accountKindOf } from '@/screens/shared/account/account-kind'
import { SelectField } from '@/ui/form/fields/select-field'
import {
  type ParcelSearchParams,
  readSearchParams,
  sortKeys,
  usualField,
  wayOf,
  yearOf,
} from './search-params'
import './search-form.css'

interface SearchFiltersProps {
  department: Department
  params: ParcelSearchParams
  /** There is nothing to filter: their room is kept where they stand beside the field. */
  hidden: boolean
  onChange: (change: ParcelSearchParams) => void
}

const anyYear = 'all'
const sortWords = {
  account: 'parcels.sort.account',
  owner: 'parcels.sort.owner',
  address: 'parcels.sort.address',
  '-amount_due_cents': 'parcels.sort.amount',
} as const

/** The default order. */
const usualSort = { number: 'account', owner: 'owner', address: 'address' } as const

/** Year, status and order; each is in the address. */
export function SearchFilters({ department, params, hidden, onChange }: SearchFiltersProps) {
  const { formatMessage } = useIntl()
  const year = yearOf(params, department)
  const { years } = department.search
  const ownerWord =
    accountKindOf(department) === 'permit' ? 'parcels.sort.applicant' : sortWords.owner
  return (
    <div className="search-filters" data-hidden={hidden || undefined}>
      {years.length > 0 && (
        <SelectField
          label={formatMessage({ id: 'parcels.search.year' })}
          value={year ?? anyYear}
          onChange={({ target: { value } }) =>
            onChange(
              value === anyYear
                ? { year: undefined, all: true }
                : { year: Number(value), all: undefined },
            )
          }
        >
          {years
            .toSorted((a, b) => b - a)
            .map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          <option value={anyYear}>{formatMessage({ id: 'parcels.search.allYears' })}</option>
        </SelectField>
      )}
      <SelectField
        label={formatMessage({ id: 'parcels.search.status' })}
        value={params.status ?? 'all'}
        onChange={({ target: { value } }) =>
          onChange({ status: readSearchParams({ status: value }).status })
        }
      >
        <option value="all">{formatMessage({ id: 'parcels.search.statusAll' })}</option>
        <option value="due">{formatMessage({ id: 'parcels.search.statusDue' })}</option>
      </SelectField>
      <SelectField
        label={formatMessage({ id: 'parcels.sort.label' })}
        value={params.sort ?? usualSort[usualField(wayOf(params, department)) ?? 'number']}
        onChange={({ target: { value } }) =>
          onChange({ sort: readSearchParams({ sort: value }).sort })
        }
      >
        {/* Two facts find one owner. */}
        {sortKeys.map(
          (key) =>
            (key !== 'owner' || department.search.second === undefined) && (
              <option key={key} value={key}>
                {formatMessage({ id: key === 'owner' ? ownerWord : sortWords[key] })}
              </option>
            ),
        )}
      </SelectField>
    </div>
  )
}
