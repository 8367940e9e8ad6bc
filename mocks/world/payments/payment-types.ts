import type { PaymentType } from '@/contract/departments/payment-types'
import type { DepartmentRow } from '@mocks/world/departments'
import { ownValue } from '@/rules/own-value'

/** Kinds of payment without a bill, by department (product.md P5). */
const types: Readonly<Record<string, readonly PaymentType[]>> = {
  'dog-licenses': [
    { VAL: 'DOG1', MSG: 'Dog license, one year', price_cents: 20_00 },
    { VAL: 'DOG3', MSG: 'Dog license, three years', price_cents: 60_00 },
    { VAL: 'DOGP', MSG: 'Dog license, permanent', price_cents: 200_00 },
    { VAL: 'KENL', MSG: 'Kennel license', price_cents: 100_00 },
  ],
  'income-tax-estimate': [
    { VAL: 'EST', MSG: 'Quarterly estimate', minimum_cents: 10_00, maximum_cents: 25_000_00 },
    { VAL: 'EXT', MSG: 'Payment with an extension', minimum_cents: 10_00 },
    { VAL: 'LATE', MSG: 'Late filing fee', price_cents: 25_00 },
  ],
  'park-rental': [
    { VAL: 'SHEL', MSG: 'Shelter house', price_cents: 75_00 },
    { VAL: 'HALL', MSG: 'Community hall', minimum_cents: 150_00, maximum_cents: 600_00 },
  ],
}

/** The department's own, or those of the default world. */
export const paymentTypesOf = ({
  id,
  types: own,
}: Readonly<Pick<DepartmentRow, 'id' | 'types'>>): readonly PaymentType[] =>
  own ?? ownValue(types, id) ?? []
