import { personaUserId } from '@mocks/world/seed/users'
import type { World } from '@mocks/world/create-world'

/** An import of this morning that was not taken over, and whose rows are gone. */
export function addFailedImport({ imports, users }: World): void {
  const [before] = imports.by('merchant', '1')
  const by = users.get(personaUserId('merchant-admin'))
  if (!before || !by) return
  imports.insert({
    ...before,
    id: '15',
    file: { ...before.file, name: 'second-half-corrections.csv', hash: 'f'.repeat(64) },
    step: 'failed',
    by: { id: by.id, name: by.name },
    committed_by: by.id,
    created_at: '2026-06-01T13:20:00.000Z',
    imported_at: null,
    result: null,
    failure: 'changed',
  })
}
