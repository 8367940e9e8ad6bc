import type { InferOutput } from 'valibot'
import type { searchBills } from '@/contract/bills/bill-search'
import { normalizeNumber } from '@/rules/bills/search-terms'
import type { Tenant } from '@mocks/world/create-world'
import { yearsOf } from '@mocks/world/bills/balances'
import { searchTexts } from '@mocks/world/bills/search-texts'

type Similar = InferOutput<(typeof searchBills)['answer']>['similar']

const furthest = 2
const shown = 5

interface Near {
  readonly id: string
  readonly account: string
  readonly slips: number
}

/** Numbers that differ by one or two typing errors, nearest first. */
export function similarNumbers(
  tenant: Tenant,
  departments: ReadonlySet<string>,
  typed: string,
): Similar {
  const wanted = normalizeNumber(typed)
  if (wanted.length <= furthest * 2) return []
  const slipsTo = slipsFrom(wanted)
  return [...heldNear(tenant, departments, slipsTo), ...rollNear(tenant, departments, slipsTo)]
    .filter(({ slips }) => slips <= furthest)
    .toSorted((a, b) => a.slips - b.slips || (a.account < b.account ? -1 : 1))
    .slice(0, shown)
    .flatMap(({ id, account }) => {
      const [year] = yearsOf(tenant, id)
      const parcel = tenant.parcels.get(id)
      return year === undefined || !parcel
        ? []
        : [{ parcel_id: id, account, address: parcel.address, year }]
    })
}

type Slips = (number: string) => number

function heldNear(tenant: Tenant, departments: ReadonlySet<string>, slipsTo: Slips): Near[] {
  const { roll } = tenant
  return tenant.parcels
    .held(({ id, department_id }) => departments.has(department_id) && !isOf(roll, id))
    .map((parcel) => ({
      id: parcel.id,
      account: parcel.account,
      slips: slipsTo(searchTexts.number(parcel)),
    }))
}

const isOf = (roll: Tenant['roll'], id: string) => roll !== null && roll.indexOf(id) !== null

function rollNear({ roll }: Tenant, departments: ReadonlySet<string>, slipsTo: Slips): Near[] {
  if (!roll || !departments.has(roll.departmentId)) return []
  return roll.texts.number.flatMap((number, place) => {
    const slips = slipsTo(number)
    if (slips > furthest) return []
    const { id, account } = roll.parcel(place)
    return [{ id, account, slips }]
  })
}

/** The edit distance (Levenshtein); values above `furthest` are not distinguished. */
function slipsFrom(wanted: string): Slips {
  // Two errors cannot touch all three pieces: a number with none of them is further away.
  const third = Math.ceil(wanted.length / (furthest + 1))
  const pieces = [wanted.slice(0, third), wanted.slice(third, 2 * third), wanted.slice(2 * third)]
  const tooFar = furthest + 1
  // One list for all numbers: a hundred thousand of them would leave as much to clear away.
  const line = new Uint8Array(wanted.length + 1)
  return (number) => {
    if (Math.abs(number.length - wanted.length) > furthest) return tooFar
    if (!pieces.some((piece) => number.includes(piece))) return tooFar
    for (let j = 0; j <= wanted.length; j++) line[j] = j
    for (let i = 1; i <= number.length; i++) {
      let diagonal = i - 1
      let least = i
      line[0] = i
      for (let j = 1; j <= wanted.length; j++) {
        const above = line[j] ?? 0
        const change = number.charCodeAt(i - 1) === wanted.charCodeAt(j - 1) ? 0 : 1
        const slips = Math.min(diagonal + change, above + 1, (line[j - 1] ?? 0) + 1)
        diagonal = above
        least = Math.min(least, slips)
        line[j] = slips
      }
      if (least > furthest) return tooFar
    }
    return line[wanted.length] ?? tooFar
  }
}
