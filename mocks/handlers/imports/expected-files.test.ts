import { describe, expect, it } from 'vitest'
import { importKinds } from '@/contract/imports/imports'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor } from '@mocks/hosts/caller'
import { type Checked, checked, mapped } from './imports.test-support'
import { expectedFile } from './expected-files.test-support'

const cloud = createCloud()

const errorsIn = ({ rows }: Checked) =>
  rows.flatMap(({ row, issues }) =>
    issues
      .filter(({ code }) => code.startsWith('E'))
      .map(({ code, column }) => ({ row, code, column })),
  )
const readyIn = ({ rows }: Checked) =>
  rows.filter(({ outcome }) => outcome !== 'refused').map(({ row }) => row)

describe.each(importKinds)('%s.csv', (kind) => {
  const { merchant, department, table, ready, errors } = expectedFile(kind)

  it('has exactly the rows and codes of expected.json, on the provider’s site', async () => {
    const token = await tokenFor(cloud, 'super@civictill.example')
    const root = callerFor(cloud, null, { token })
    const { id } = await mapped(root, { kind, department, table, merchant: merchant.id })
    const found = await checked(root, id)
    expect(errorsIn(found)).toEqual(errors)
    expect(readyIn(found)).toEqual(ready)
    expect(found.check).toMatchObject({ rows: table.length - 1, checked: table.length - 1 })
    expect(found.check.counts.refused).toBe(table.length - 1 - ready.length)
  })
})
