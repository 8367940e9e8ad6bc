import { expect, test } from 'vitest'
import { setDepartmentHidden, setDepartmentStatus } from '@/contract/departments/department-status'
import { listDepartments } from '@/contract/departments/departments'
import { listPermitDepartments } from '@/contract/bills/permit-departments'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor } from '@mocks/hosts/caller'

/** The county's departments, as a visitor gets them. */
async function listed(cloud: ReturnType<typeof createCloud>) {
  const visitor = callerFor(cloud, 'miamicounty')
  const { answer } = await visitor.call(listDepartments, {})
  const permits = await visitor.call(listPermitDepartments, {})
  return {
    all: answer?.data.map(({ id }) => id),
    rows: answer?.data ?? [],
    permits: permits.answer?.data.map(({ id }) => id),
  }
}

const all = ['real-estate-tax', 'manufactured-home-tax', 'building-permits', 'dog-licenses']

test('a hidden department is listed, because links reach it; one that is off is not', async () => {
  const cloud = createCloud()
  const token = await tokenFor(cloud, 'admin@civictill.example')
  const provider = callerFor(cloud, null, { token })
  expect(await listed(cloud)).toMatchObject({ all, permits: ['building-permits'] })

  const of = { merchant_id: '1', department_id: 'building-permits' }
  await provider.call(setDepartmentHidden, { body: { ...of, hidden: true } })
  const hidden = await listed(cloud)
  expect(hidden).toMatchObject({ all, permits: ['building-permits'] })
  expect(hidden.rows.find(({ id }) => id === of.department_id)?.hidden).toBe(true)

  const none = { ...of, department_id: 'none', hidden: true }
  expect((await provider.call(setDepartmentHidden, { body: none })).status).toBe(404)

  await provider.call(setDepartmentStatus, { body: { ...of, status: false } })
  expect(await listed(cloud)).toMatchObject({
    all: all.filter((id) => id !== of.department_id),
    permits: [],
  })
})

test('one that is off is listed if the merchant gives the reason', async () => {
  const { all: ids, rows } = await listed(createCloud({ scenario: 'department-off' }))
  expect(ids).toEqual(all)
  expect(rows[1]?.status).toBe(false)
  expect(rows[1]?.off_note).toMatch(/^Closed until/)
})

test('each permit department that is listed is among the permit departments', async () => {
  for (const scenario of [undefined, 'department-off'] as const) {
    const { rows, permits } = await listed(createCloud(scenario && { scenario }))
    expect(permits).toEqual(rows.filter((row) => row.permits).map(({ id }) => id))
  }
})
