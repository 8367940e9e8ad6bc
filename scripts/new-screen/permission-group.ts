import { permissionTable } from '@/rules/people/permissions'

/** The groups of `mocks/handlers/people/permissions.test.ts`, by the cells of a row of the table. */
const groups: Readonly<Record<string, string>> = {
  'all all all no no': 'provider looks',
  'all all no no no': 'provider changes',
  'all no no no no': 'super only',
  'all all all merchant merchant': 'staff',
  'all all all merchant no': 'who resets',
  'all all no merchant no': 'who manages users',
}

/** Throws for a permission that no group of the test has. */
export function permissionGroup(permission: string): string {
  const [, row] = Object.entries(permissionTable).find(([name]) => name === permission) ?? []
  const cells = row?.slice(0, 5).map((cell) => cell ?? 'no')
  const group = groups[cells?.join(' ') ?? '']
  if (group === undefined) {
    throw new Error(`permissions.test.ts has no group for ${permission}: add one there and here`)
  }
  return group
}
