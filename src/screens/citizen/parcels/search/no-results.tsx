import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import type { searchBills } from '@/contract/bills/bill-search'
import type { Department } from '@/contract/departments/departments'
import type { CallAnswer } from '@/contract/endpoint'
import { useOfficePhone } from '@/screens/shared/merchant/merchant'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'
import { Card } from '@/ui/layout/card'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SearchIcon } from '@/ui/display/icons'
import { TextLink } from '@/ui/action/text-link'
import { NoBreak } from '@/ui/display/no-break'
import { accountKindOf } from '@/screens/shared/account/account-kind'
import { waysOf } from '@/rules/bills/search-ways'
import { type ParcelSearchParams, wayOf, yearOf } from './search-params'

interface NoResultsProps {
  department: Department
  params: ParcelSearchParams
  answer: CallAnswer<typeof searchBills>
}

/** No results: possible reasons, similar numbers, and the number to call (product.md P3). */
export function NoResults({ department, params, answer }: NoResultsProps) {
  const officePhone = useOfficePhone()
  const phone = department.phone ?? officePhone
  const by = wayOf(params, department)
  const router = useRouter()
  // The pressed link is gone with the results; the field has what is searched for now.
  const focusField = ({ currentTarget, metaKey, ctrlKey, shiftKey }: MouseEvent<HTMLElement>) => {
    if (metaKey || ctrlKey || shiftKey) return
    const page = currentTarget.closest('main')
    const stop = router.subscribe('onRendered', () => {
      stop()
      page?.querySelector<HTMLElement>('[type=search]')?.focus()
    })
  }
  const { example, years } = department.search
  const term = params.q ?? ''
  const values = { term, example: <NoBreak>{example}</NoBreak>, kind: accountKindOf(department) }
  const isOfOneYear = years.length > 1 && yearOf(params, department) !== undefined
  // A number has digits; without any it is rather a name or a street.
  const others =
    by === 'number' && department.search.second === undefined && !/\d/u.test(term)
      ? namedWays.filter((way) => waysOf(department).includes(way))
      : []
  return (
    <Card>
      <EmptyState
        icon={<SearchIcon />}
        action={
          (isOfOneYear || others.length > 0) && (
            <div>
              {isOfOneYear && (
                <TextLink asChild row>
                  <Link
                    to="/$department_id/search"
                    params={{ department_id: department.id }}
                    search={{ ...params, year: undefined, all: true, page: undefined }}
                    onClick={focusField}
                  >
                    <FormattedMessage id="bill.none.allYears" />
                  </Link>
                </TextLink>
              )}
              {others.map((way) => (
                <TextLink key={way} asChild row>
                  <Link
                    to="/$department_id/search"
                    params={{ department_id: department.id }}
                    search={{ ...params, by: way, page: undefined }}
                    onClick={focusField}
                  >
                    <FormattedMessage id={searchAs[way]} />
                  </Link>
                </TextLink>
              ))}
            </div>
          )
        }
      >
        {department.search.second !== undefined && by !== 'name' ? (
          <FormattedMessage id="bill.none.both" />
        ) : by === 'number' && example !== null ? (
          <FormattedMessage id="bill.none.numberLike" values={values} />
        ) : (
          <FormattedMessage id={`bill.none.${by}`} values={values} />
        )}
        {params.status === 'due' && (
          <>
            {' '}
            <FormattedMessage id="bill.none.onlyDue" />
          </>
        )}
        {phone !== null && (
          <>
            {' '}
            <FormattedMessage id="bill.none.call" values={{ phone: <PhoneLink phone={phone} /> }} />
          </>
        )}
      </EmptyState>
      {answer.similar.length > 0 && (
        <Similar>
          <h2>
            <FormattedMessage id="bill.none.similar" />
          </h2>
          <ul>
            {answer.similar.map(({ parcel_id: parcelId, account, address, year }) => (
              <li key={`${parcelId}/${year}`}>
                <TextLink asChild row className="figures">
                  <Link
                    to="/overview-parcel/$parcelId/$year/$department_id"
                    params={{ parcelId, year: String(year), department_id: department.id }}
                  >
                    {account}
                  </Link>
                </TextLink>
                <span>{address}</span>
              </li>
            ))}
          </ul>
        </Similar>
      )}
    </Card>
  )
}

const namedWays = ['owner', 'address'] as const
const searchAs = { owner: 'bill.none.asOwner', address: 'bill.none.asAddress' } as const

const Similar = chakra('section', {
  base: {
    borderTop: '1px solid',
    borderColor: 'line',
    px: { base: '4', sm: '5.5' },
    py: '4',
    '& h2': { textStyle: 'help', fontWeight: 'semibold' },
    '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' },
    '& li > span': { color: 'fg.muted', fontSize: 'sm' },
    '& li > a': { minHeight: 'control' },
  },
})
