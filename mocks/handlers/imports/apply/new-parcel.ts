import { rollTypeOf } from '@/rules/imports/account-values'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import type { Applying } from './applying'

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
    roll_type: rollTypeOf(department.bills ?? 'property', roll_type, roll_type_real),
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
