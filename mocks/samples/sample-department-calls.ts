import {
  cancelScheduledSettings,
  saveDepartmentSettings,
} from '@/contract/departments/department-settings'
import {
  addSampleBills,
  createDepartment,
  deleteDepartment,
  type DepartmentFields,
  listMerchantDepartments,
  orderDepartments,
  testSource,
  updateDepartment,
} from '@/contract/departments/department-setup'
import { listPermitDepartments } from '@/contract/bills/permit-departments'
import { newDepartment } from '@/rules/departments/new-department'
import type { Sample, SampleCallers } from './sample-callers'

/** A department that imports property tax bills. */
export const sampleDepartment: DepartmentFields = {
  ...newDepartment,
  id: 'sample-tax',
  name: 'Sample tax',
  description: 'Parcel number from your bill',
  icon: 'home',
  hidden: true,
  search: {
    ...newDepartment.search,
    by: ['number'],
    pattern: String.raw`^\d{2}-\d{4}$`,
    example: '77-0100',
  },
  form: { intro: '', fields: [], types: [] },
}

async function addSample({ root, round, values }: SampleCallers, purpose: string) {
  const { merchantId: merchant_id } = values
  const department = { ...sampleDepartment, id: `${purpose}-${round}` }
  const created = await root.call(createDepartment, { body: { merchant_id, department } })
  return { created, department, body: { merchant_id, department_id: department.id } }
}

async function planned(cast: SampleCallers, purpose: string) {
  const { created, body } = await addSample(cast, purpose)
  const payment_settings = created.answer?.data.payment_settings
  if (!payment_settings) throw new Error('The department was not created')
  const effective_from = '2027-01-04'
  const saved = await cast.root.call(saveDepartmentSettings, {
    body: { ...body, payment_settings, effective_from },
  })
  return { saved, body }
}

/** The setup of departments, and which are permits’. */
export const sampleDepartmentCalls = {
  listPermitDepartments: ({ guest }) => guest.call(listPermitDepartments, {}),
  listMerchantDepartments: ({ staff }) => staff.call(listMerchantDepartments, { query: {} }),
  createDepartment: async (cast) => (await addSample(cast, 'created')).created,
  updateDepartment: async (cast) => {
    const { created, department, body } = await addSample(cast, 'updated')
    const { merchant_id } = body
    return cast.root.call(updateDepartment, {
      params: { id: department.id },
      body: { merchant_id, version: created.answer?.data.version ?? '', department },
    })
  },
  deleteDepartment: async (cast) => {
    const { department, body } = await addSample(cast, 'deleted')
    return cast.root.call(deleteDepartment, {
      params: { id: department.id },
      query: { merchant_id: body.merchant_id },
    })
  },
  orderDepartments: async ({ root, staff, values }) => {
    const { answer } = await staff.call(listMerchantDepartments, { query: {} })
    const department_ids = answer?.data.map(({ id }) => id) ?? []
    return root.call(orderDepartments, { body: { merchant_id: values.merchantId, department_ids } })
  },
  testSource: ({ root, values }) => {
    const source = { endpoint: 'https://tax.county.example/v1', tax_code: 'RE', roll_types: 'REAL' }
    return root.call(testSource, { body: { merchant_id: values.merchantId, source } })
  },
  addSampleBills: async (cast) => {
    const { body } = await addSample(cast, 'sampled')
    return cast.root.call(addSampleBills, { body })
  },
  saveDepartmentSettings: async (cast) => (await planned(cast, 'planned')).saved,
  cancelScheduledSettings: async (cast) => {
    const { body } = await planned(cast, 'dropped')
    return cast.root.call(cancelScheduledSettings, { body })
  },
} as const satisfies Readonly<Record<string, Sample>>
