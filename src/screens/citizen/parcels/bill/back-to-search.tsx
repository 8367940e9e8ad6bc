import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { Department } from '@/contract/departments/departments'
import { BackLink } from '@/ui/action/back-link'
import { lastSearch } from '@/screens/citizen/parcels/search/last-search'

/** From a bill back to the search that found it. */
export function BackToSearch({ department: { id, name } }: { department: Department }) {
  return (
    <BackLink>
      <Link to="/$department_id/search" params={{ department_id: id }} search={lastSearch(id)}>
        <chakra.span hideBelow="sm">
          <FormattedMessage id="bill.page.backTo" values={{ department: name }} />
        </chakra.span>
        <chakra.span hideFrom="sm">
          <FormattedMessage id="bill.page.back" />
        </chakra.span>
      </Link>
    </BackLink>
  )
}
