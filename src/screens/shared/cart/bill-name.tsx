import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { CartItem } from '@/rules/cart/cart'
import { type LineHeading, useLineName } from './line-name'

interface BillNameProps {
  /** Any item of the bill. */
  item: CartItem
  /** "First half", or what was typed where there is no bill. */
  parts: string
  heading?: LineHeading
}

/** A line's name, a link to where it was added, and what tells it apart. */
export function BillName({ item, parts, heading = 'none' }: BillNameProps) {
  const { parcel_id: parcelId, department_id } = item
  const { title, rest } = useLineName()(item, parts, heading)
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
      <p>{rest}</p>
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
    '& > p': { textStyle: 'help' },
  },
})
