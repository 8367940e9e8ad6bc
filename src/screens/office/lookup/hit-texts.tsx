import { chakra } from '@chakra-ui/react/styled-system'
import type { BillHit } from '@/contract/bills/office-search'

export interface PlaceWords {
  /** The search goes through all merchants. */
  showMerchant: boolean
}

type Place = Pick<BillHit, 'merchant' | 'department'>

/** Where a hit belongs, unless it is the same for all that can be found there. */
export function usePlaceText({ rows, showMerchant }: PlaceWords & { rows: readonly Place[] }) {
  const textOf = ({ merchant, department }: Place) =>
    [...(showMerchant ? [merchant.name] : []), department].join(' · ')
  const differ = showMerchant || new Set(rows.map(textOf)).size > 1
  return (hit: Place) => (differ ? textOf(hit) : '')
}

interface WhereTextProps {
  hit: Pick<BillHit, 'owner' | 'address'>
  /** Its department; '': all are of the same. */
  place: string
}

export function WhereText({ hit: { owner, address }, place }: WhereTextProps) {
  return (
    <span>
      {owner}
      {address !== '' && <OneLine text={address} />}
      {place !== '' && <small>{place}</small>}
    </span>
  )
}

const oneLine = {
  display: '-webkit-box',
  WebkitLineClamp: '1',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const

const Line = chakra('span', { base: { sm: { ...oneLine } } })

/** The second line of a row, the last one: the whole text stands on the page that the row leads to. */
export function OneLine({ text }: { text: string }) {
  return (
    <small title={text}>
      <Line>{text}</Line>
    </small>
  )
}
