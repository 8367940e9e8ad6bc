import type { ImportRow } from '@/contract/imports/imports'

/** An import whose rows are on their way, for tests of its screens. */
export const sampleImport: ImportRow = {
  id: 'import-1',
  kind: 'accounts',
  merchant_id: '1',
  department: { id: 'real-estate-tax', name: 'Real Estate Tax' },
  file: { name: 'june.csv', size: 240, hash: 'a1', sheet: null },
  mode: 'add-and-update',
  state: 'uploading',
  by: { id: 'u1', name: 'Pat Cole' },
  created_at: '2026-06-01T18:14:00.000Z',
  imported_at: null,
  rows: 2,
  received: 0,
  headings: [],
  samples: [],
  mapping: { has_headings: true, days: 'ymd', decimal: 'point', columns: [] },
  remembered: false,
  control: { rows: null, amount_cents: null },
  progress: null,
  result: null,
  failure: null,
  undo_until: null,
}
