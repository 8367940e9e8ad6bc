import { csv } from './at-an-import'

/** Small files of each kind, with rows that are good and rows that are not. */

const text = (...lines: readonly string[]) => lines.join('\n')

export const permits = csv(
  text(
    'department_id,permit_number,permit_type,status,applicant_name,site_address,fee_code,fee_description,fee_amount,amount_due,due_date',
    'building-permits,BP-2026-09001,Fence,Issued,"ROE, SAM",12 PINE ST,PLAN,Plan review,75.00,75.00,2026-07-01',
    'building-permits,BP-2026-09001,Fence,Aproved,"ROE, SAM",12 PINE ST,BLDG,Building fee,45.00,45.00,2026-07-01',
  ),
  'permits.csv',
)

export const aging = csv(
  text(
    'department_id,account_number,client_number,as_of_date,days_0_30,days_31_60,days_61_90,days_over_90,total_balance,account_status',
    'water-sewer,10-002231,0001,2026-05-31,84.20,0.00,0.00,0.00,84.20,ACTIVE',
    'water-sewer,10-002234,0001,2026-05-31,80.00,20.00,0.00,0.00,90.00,ACTIVE',
  ),
  'aging.csv',
)

const paid =
  'department_id,account_number,client_number,tax_year,cycle,bill_number,payment_date,posting_date,amount,tender,external_reference'

export const payments = csv(
  text(
    paid,
    'real-estate-tax,08-007731,0001,2025,1,25-144-1,2026-02-03,2026-02-04,100.00,CASH,CTR-1',
    'real-estate-tax,08-007731,0001,2025,1,25-144-1,2026-02-03,2026-02-04,-5.00,CASH,CTR-2',
  ),
  'payments.csv',
)

export const users = csv(
  text(
    'email,name,role,merchant,account_number,client_number,send_invite',
    'jane.doe@example.com,Jane Doe,User,miamicounty,08-004512,0001,Y',
    ',No Mail,User,miamicounty,08-004512,0001,Y',
  ),
  'users.csv',
)

const bill = (account: string, due: string) =>
  `real-estate-tax,${account},0001,2025,1,25-9,"OAK, LEE",2026-07-10,${due},${due}`

/** Accounts that nobody has yet, each with one bill. */
export const bills = (...amounts: readonly string[]) =>
  csv(
    text(
      'department_id,account_number,client_number,tax_year,cycle,bill_number,owner_name,due_date,current_charge,amount_due',
      ...amounts.map((due, at) => bill(`08-0099${String(at + 10)}`, due)),
    ),
    'bills.csv',
  )
