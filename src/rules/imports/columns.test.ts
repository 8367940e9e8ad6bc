import { expect, test } from 'vitest'
import { importKinds, type ImportKind } from '@/contract/imports/imports'
import { checkTable } from './books.test-support'
import { importColumns, importTemplate } from './columns'

/** The columns of product.md 2.5; a star is a required one. */
const lists: Readonly<Record<ImportKind, string>> = {
  accounts:
    'department_id*, account_number*, client_number, roll_type, tax_year*, cycle*, bill_number, owner_name*, owner_name_2, service_address, service_city, service_zip, mail_address, mail_city, mail_state, mail_zip, email, phone, legal_description, bill_date, due_date*, current_charge*, special_assessment, penalty, interest, prior_delinquent, amount_paid, amount_due*, min_payment, pay_online, hold_code, note, link_pin',
  users:
    'email*, name*, username, phone, role*, merchant*, departments, account_number, client_number, ebilling, language, send_invite',
  permits:
    'department_id*, permit_number*, permit_type*, status*, application_date, issue_date, expiration_date, applicant_name*, contractor_name, contractor_license, site_address*, parcel_number, description, fee_code*, fee_description, fee_amount*, amount_paid, amount_due*, due_date, pay_online',
  aging:
    'department_id*, account_number*, client_number*, as_of_date*, days_0_30*, days_31_60*, days_61_90*, days_over_90*, total_balance*, last_payment_date, last_payment_amount, shutoff_date, account_status',
  payments:
    'department_id*, account_number*, client_number, tax_year, cycle, bill_number, payment_date*, posting_date, amount*, tender*, check_number, external_reference*, received_by, reverses_reference',
}

test.each(importKinds)('the columns of %s are those of product.md', (kind) => {
  const columns = importColumns[kind].map(({ name, isRequired }) =>
    isRequired ? `${name}*` : name,
  )
  expect(columns.join(', ')).toBe(lists[kind])
})

test.each(importKinds)('the template of %s can be imported as it is', (kind) => {
  const { headings, example } = importTemplate(kind)
  const [result] = checkTable(kind, [headings, example])
  expect(result?.checked.issues.filter(({ code }) => code.startsWith('E'))).toEqual([])
  expect(result?.good).not.toBeNull()
})
