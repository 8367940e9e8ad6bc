import { type IdentityFields, newIdentity } from './merchant-texts'

/** A city as the form has it, for the tests of new merchants. */
export const newtown: IdentityFields = {
  ...newIdentity,
  name: 'City of Newtown',
  office: 'Finance office',
  address: '1 Main Street',
  city: 'Newtown',
  state: 'OH',
  zip: '45000',
  phone: '(330) 555-0142',
  hours: 'Weekdays 8 to 4',
  repName: 'Sam Ple',
}
