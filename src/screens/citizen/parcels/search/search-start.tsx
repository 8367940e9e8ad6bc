import { FormattedMessage } from 'react-intl'
import type { Department, SearchField } from '@/contract/departments/departments'
import { minimumQuery } from '@/rules/bills/search-terms'
import '@/ui/layout/card.css'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SearchIcon } from '@/ui/display/icons'
import { NoBreak } from '@/ui/display/no-break'
import { accountKindOf } from '@/screens/shared/account/account-kind'

interface SearchStartProps {
  department: Department
  by: SearchField
}

/** Before a search: what to type. */
export function SearchStart({ department, by }: SearchStartProps) {
  const { example } = department.search
  return (
    <div className="card">
      <EmptyState icon={<SearchIcon />}>
        {by === 'number' && example !== null ? (
          <FormattedMessage
            id="parcels.start.numberLike"
            values={{
              kind: accountKindOf(department),
              example: <NoBreak>{example}</NoBreak>,
              minimum: minimumQuery,
            }}
          />
        ) : (
          <FormattedMessage
            id={`parcels.start.${by}`}
            values={{ kind: accountKindOf(department), minimum: minimumQuery }}
          />
        )}
      </EmptyState>
    </div>
  )
}
