import type { WarningDetail } from '@/contract/warnings'

/** A warning of an import, for tests of its screens. */
export const sampleWarning: WarningDetail = {
  id: 'warning-1',
  kind: 'import-failed',
  severity: 'medium',
  merchant: { id: '1', name: 'Kent', sub_domain: 'kent' },
  subject: { kind: 'import', id: 'import-1', name: 'june.csv' },
  facts: {},
  count: 1,
  first_at: '2026-06-01T18:14:00.000Z',
  last_at: '2026-06-01T18:14:00.000Z',
  state: 'open',
  owner: null,
  version: '1',
  place: { department_id: null, day: null, import_kind: 'accounts' },
  history: [],
}
