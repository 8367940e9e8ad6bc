import type { BillKind } from '@/contract/departments/departments'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import type { Applying } from './applying'

const rollTypes: Readonly<Record<Exclude<BillKind, 'property'>, string>> = {
  'manufactured-home': 'MH',
  utility: 'UTILITY',
  permit: 'PERMIT',
  citation: 'CITATION',
  court: 'COURT',
}

/** What else a bill shows follows from it: only land has types of its own, the file's or those before. */
export function rollTypeOf(
  { department }: Pick<Applying, 'department'>,
  named: string | null,
  before: string,
): string {
  const kind = department.bills ?? 'property'
  return kind === 'property' ? (named ?? before) : rollTypes[kind]
}

interface NewAccount {
  readonly account: string
  readonly client: string
  readonly roll_type?: string | null
  readonly owner: string
}

/** An account that was not there, without what its file says of it. */
export function newParcel(
  applying: Applying,
  { account, client, roll_type = null, owner }: NewAccount,
): ParcelRow {
  const { merchant, department, index } = applying
  const { city, zip, roll_type_real } = merchant
  return {
    id: index.newId(account, client),
    department_id: department.id,
    account,
    client,
    roll_type: rollTypeOf(applying, roll_type, roll_type_real),
    owner,
    address: '',
    city,
    zip,
    legal_description: null,
    tax_district: null,
    homestead: false,
    owner_occupied: false,
    mortgage_company: null,
    hold: null,
    office_hold: null,
    permit: null,
    utility: null,
    link_pin: null,
  }
}
