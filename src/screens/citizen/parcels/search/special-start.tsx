import { FormattedMessage, useIntl } from 'react-intl'
import type { Department, SearchWay } from '@/contract/departments/departments'
import { useFormats } from '@/i18n/format'
import { minimumQuery } from '@/rules/bills/search-terms'
import { secondFor } from '@/rules/bills/second-fact'
import { Card } from '@/ui/layout/card'
import { EmptyState } from '@/ui/feedback/empty-state'
import { LockIcon, SearchIcon } from '@/ui/display/icons'
import { NoBreak } from '@/ui/display/no-break'
import { accountKindOf } from '@/screens/shared/account/account-kind'
import { usualField } from './search-params'

interface SpecialStartProps {
  department: Department
  by: SearchWay
  /** A term is typed, and one fact alone shows nothing. */
  needed: boolean
}

/** Before a search: what to type, and the second fact. */
export function SpecialStart({ department, by, needed }: SpecialStartProps) {
  const { formatMessage } = useIntl()
  const { list } = useFormats()
  const asked = secondFor(by, department.search.second)
  const facts = list(
    asked.map((fact) => formatMessage({ id: 'bill.second.fact' }, { fact })),
    'disjunction',
  )
  const { example } = department.search
  const values = {
    kind: accountKindOf(department),
    example: <NoBreak>{example}</NoBreak>,
    minimum: minimumQuery,
  }
  return (
    <Card>
      <EmptyState icon={needed ? <LockIcon /> : <SearchIcon />}>
        {needed ? (
          <FormattedMessage id="bill.second.needed" values={{ facts }} />
        ) : by === 'contractor' || by === 'case' || by === 'name' ? (
          <FormattedMessage id={`bill.start.${by}`} values={values} />
        ) : asked.length > 0 ? (
          <FormattedMessage
            id={`bill.start.two-${usualField(by) ?? 'number'}`}
            values={{ ...values, facts }}
          />
        ) : (
          <FormattedMessage
            id={
              by === 'number' && example !== null
                ? 'parcels.start.numberLike'
                : `parcels.start.${usualField(by) ?? 'number'}`
            }
            values={values}
          />
        )}
      </EmptyState>
    </Card>
  )
}
