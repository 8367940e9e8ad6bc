import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { CartItem } from '@/rules/cart/cart'
import { useLineLabel } from '@/screens/shared/line-label'
import { NoBreak } from '@/ui/display/no-break'

interface BillNameProps {
  /** Any item of the bill. */
  item: CartItem
  /** "First half", or what was typed where there is no bill. */
  parts: string
}

/** The address, which people know, then the number and the bill; a link to where it was added. */
export function BillName({ item, parts }: BillNameProps) {
  const { parcel_id: parcelId, department_id, account, address } = item
  const label = useLineLabel()(item)
  const title = address || account || label
  const rest = [label, parts].filter((text) => text !== '' && text !== title)
  return (
    <Words>
      {parcelId === null ? (
        <Link to="/blind-payments/$department_id" params={{ department_id }}>
          {title}
        </Link>
      ) : (
        <Link
          to="/overview-parcel/$parcelId/$year/$department_id"
          params={{ parcelId, year: String(item.year), department_id }}
        >
          {title}
        </Link>
      )}
      <p>
        {account !== '' && account !== title && (
          <>
            <NoBreak>{account}</NoBreak>
            {' · '}
          </>
        )}
        {rest.join(' · ')}
      </p>
    </Words>
  )
}

const Words = chakra('div', {
  base: {
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& > a': { borderRadius: '2px', fontWeight: 'medium' },
    '& > a:hover': {
      color: 'brand.text',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
    '& > p': { textStyle: 'help', fontVariantNumeric: 'tabular-nums' },
  },
})
