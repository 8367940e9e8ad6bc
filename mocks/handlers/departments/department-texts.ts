import type { DepartmentProblem } from '@/rules/departments/department-problems'
import type { SettingsProblem } from '@/rules/departments/payment-settings'

/** The sentences of the setup's rules, as the server answers them. */

export const departmentTexts: Readonly<Record<DepartmentProblem, string>> = {
  'slug-shape': 'Use lower-case letters, digits and single hyphens, up to 63 characters.',
  'slug-reserved': 'This address is one of the site’s own pages.',
  'slug-taken': 'Another department has this address.',
  'phone-wrong': 'This is not a phone number.',
  'bills-missing': 'Choose what the department bills.',
  'search-missing': 'Choose at least one way to search.',
  'second-missing': 'These bills need a second fact before they show.',
  'pattern-wrong': 'This is not a pattern.',
  'pattern-complex':
    'Only single characters can repeat, not groups, and nothing can refer to another part.',
  'example-missing': 'A pattern needs an example.',
  'example-mismatch': 'The example does not match the pattern.',
  'address-wrong': 'Use an https address with a name: no port, no user, no IP address.',
  'private-label':
    'Social security numbers, dates of birth and card numbers may not be asked for here.',
  'field-twice': 'There can be only one such field.',
  'no-amount': 'Add an amount field, or a type field whose types all have prices.',
  'options-missing': 'Add at least one option.',
  'minimum-over-maximum': 'The maximum is under the minimum.',
  'price-and-range': 'A fixed price has no minimum or maximum.',
  'number-wrong': 'This is not a whole number above zero.',
  'year-wrong': 'This is not a year.',
}

export const settingsTexts: Readonly<Record<SettingsProblem, string>> = {
  'no-tender': 'Choose at least one payment method.',
  'tier-overlap': 'This tier ends before it begins: limits must rise.',
  'tier-open-early': 'Only the last tier has no limit.',
  'tier-closed': 'The last tier must have no limit: larger amounts would have no fee.',
  'tier-beyond': 'This tier begins above the largest e-check and would never count.',
  'maximum-under-minimum': 'The largest e-check is under the smallest payment.',
  'cutoff-wrong': 'Use a time like 17:00.',
  'cutoff-no-calendar': 'A cut-off time needs at least one weekday on which payments post.',
}
