import type { DepartmentFields } from '@/contract/departments/department-setup'
import { departmentTextsOf } from '@/rules/languages/own-texts'
import type { DepartmentValues } from './department-fields'

/** What a new field of a department's own form has until staff set something else. */
export const newField: DepartmentFields['form']['fields'][number] = {
  key: '',
  kind: 'text',
  required: true,
  label: '',
  help: '',
  pattern: '',
  example: '',
  confirm: false,
  minimum: null,
  maximum: null,
  options: [],
}

export const newType: DepartmentFields['form']['types'][number] = {
  VAL: '',
  MSG: '',
  price_cents: null,
  minimum_cents: null,
  maximum_cents: null,
}

export const newDepartment: DepartmentValues = {
  name: '',
  id: '',
  source_type: 2,
  description: '',
  icon: 'receipt',
  phone: '',
  notice: '',
  source: { endpoint: '', tax_code: '', roll_types: '' },
  bills: 'property',
  permits: false,
  search: {
    by: ['number', 'owner', 'address'],
    also_by: [],
    second: [],
    mask_owner: false,
    pattern: '',
    example: '',
  },
  outside: { url: '', checked: false, vendor: '', fee: '', needs: '' },
  form: { intro: '', fields: [{ ...newField, kind: 'amount' }], types: [] },
  status: true,
  hidden: false,
  off_note: '',
  translations: departmentTextsOf({}),
}
