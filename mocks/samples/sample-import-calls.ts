import {
  cancelImport,
  checkImport,
  commitImport,
  createImport,
  getImport,
  listImports,
  listRefusedRows,
  putImportRows,
  saveImportMapping,
  undoImport,
} from '@/contract/imports/import-calls'
import { sha256Hex } from '@mocks/lib/sha256'
import type { Sample, SampleCallers } from './sample-callers'

const headings = [
  'account_number',
  'client_number',
  'tax_year',
  'cycle',
  'owner_name',
  'due_date',
  'current_charge',
  'amount_due',
]

/** A bill of an account that is new in each round, and a row that is refused. */
const rowsOf = (round: number, purpose: number) => {
  const account = `77-${String(round * 100 + purpose).padStart(6, '0')}`
  const amount = `${100 + round}.50`
  return [
    [account, '0001', '2025', '2', 'SAMPLE, SAM', '2026-07-10', amount, amount],
    [account, '0001', '2025', '9', 'SAMPLE, SAM', '2026-07-10', amount, amount],
  ]
}

/** The steps of an import up to the one that is asked for; each begins with a file of its own. */
function importing({ staff, round, values }: SampleCallers, purpose: number) {
  const rows = rowsOf(round, purpose)
  const name = `sample-${round}-${purpose}.csv`
  const create = () =>
    staff.call(createImport, {
      params: { kind: 'accounts' },
      body: {
        department_id: values.departmentId,
        mode: 'add-and-update',
        file: { name, size: 240, hash: sha256Hex(name), sheet: null },
        headings,
        rows: rows.length,
        control: { rows: rows.length, amount_cents: null },
        // The same sample again, after it was taken for another call.
        again: true,
      },
    })
  const begun = async () => ({ id: (await create()).answer?.data.id ?? '' })
  const put = (params: { readonly id: string }) =>
    staff.call(putImportRows, { params, body: { from: 0, rows } })
  const uploaded = async () => {
    const params = await begun()
    await put(params)
    return params
  }
  const map = async (params: { readonly id: string }) => {
    const { answer } = await staff.call(getImport, { params })
    const mapping = answer?.data.mapping
    if (!mapping) throw new Error('There is no such import')
    return staff.call(saveImportMapping, { params, body: mapping })
  }
  const mapped = async () => {
    const params = await uploaded()
    await map(params)
    return params
  }
  const check = async (params: { readonly id: string }) => {
    for (;;) {
      const called = await staff.call(checkImport, { params, query: {} })
      if (called.answer?.check.finished !== false) return called
      await nextTask()
    }
  }
  const commit = async (params: { readonly id: string }) => {
    const { answer } = await check(params)
    const body = { print: answer?.check.print ?? '', confirmed: true }
    const called = await staff.call(commitImport, { params, body })
    for (;;) {
      const { answer: now } = await staff.call(getImport, { params })
      if (now?.data.state !== 'importing') return called
      await nextTask()
    }
  }
  return { create, begun, put, uploaded, map, mapped, check, commit }
}

/** Checks and imports go on after their answers. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

/** Files of bills that staff import. */
export const sampleImportCalls = {
  listImports: ({ staff }) => staff.call(listImports, { query: {} }),
  createImport: (cast) => importing(cast, 1).create(),
  putImportRows: async (cast) => {
    const { begun, put } = importing(cast, 2)
    return put(await begun())
  },
  saveImportMapping: async (cast) => {
    const { uploaded, map } = importing(cast, 3)
    return map(await uploaded())
  },
  getImport: async (cast) =>
    cast.staff.call(getImport, { params: await importing(cast, 4).begun() }),
  checkImport: async (cast) => {
    const { mapped, check } = importing(cast, 5)
    return check(await mapped())
  },
  listRefusedRows: async (cast) => {
    const { mapped, check } = importing(cast, 6)
    const params = await mapped()
    await check(params)
    return cast.staff.call(listRefusedRows, { params, query: {} })
  },
  commitImport: async (cast) => {
    const { mapped, commit } = importing(cast, 7)
    return commit(await mapped())
  },
  cancelImport: async (cast) =>
    cast.staff.call(cancelImport, { params: await importing(cast, 8).uploaded() }),
  undoImport: async (cast) => {
    const { mapped, commit } = importing(cast, 9)
    const params = await mapped()
    await commit(params)
    return cast.staff.call(undoImport, { params })
  },
} as const satisfies Readonly<Record<string, Sample>>
