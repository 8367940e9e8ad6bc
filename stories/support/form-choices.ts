import type { ComboOption } from '@/ui/form/combo-options'
import type { FieldOption } from '@/ui/form/option-list'

/** What the stories of the form pieces choose from. */

export const longWords =
  'Wasserversorgungsunternehmensverwaltung der Gemeinde und aller Ortsteile nördlich des Flusses'

export const departments: readonly ComboOption[] = [
  { value: 'tax', label: 'Real estate tax', group: 'With bills', description: 'Treasurer' },
  { value: 'water', label: 'Water', group: 'With bills', description: 'Utilities' },
  { value: 'sewer', label: 'Sewer', group: 'With bills', description: 'Utilities' },
  { value: 'court', label: 'Municipal court', group: 'Without bills' },
  { value: 'permit', label: 'Permits', group: 'Without bills' },
  { value: 'dog', label: 'Dog tags', group: 'Without bills', disabled: true },
  { value: 'long', label: longWords },
]

export const roles: readonly FieldOption[] = [
  { value: 'clerk', label: 'Merchant User', description: 'Takes payments and looks them up.' },
  {
    value: 'admin',
    label: 'Merchant Admin',
    description: 'All of that, and users, settings and reports.',
  },
  { value: 'support', label: 'Support', disabledReason: 'Only on the root domain' },
]
