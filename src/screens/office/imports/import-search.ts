import { checkList, importList } from '@/contract/imports/imports'
import { type ListAddress, readListSearch } from '@/contract/list'
import type { AddressSearch } from '@/rules/addresses/address-search'

export const importSteps = ['upload', 'map', 'check', 'import', 'result'] as const
export type ImportStep = (typeof importSteps)[number]

/** What an address of imports says about its place, beside the filters of the list that it shows. */
export interface ImportPlaceSearch {
  /** On the root: whose imports. */
  readonly merchant?: string | undefined
  /** Without it the page shows the new upload and the history. */
  readonly import?: string | undefined
  readonly step?: ImportStep | undefined
}

type HistorySearch = Omit<ListAddress<typeof importList.query>, 'kind' | 'merchant_id'>
type CheckSearch = ListAddress<typeof checkList.query>

/** Of both lists: the history, or the rows of a check. */
export type ImportsSearch = ImportPlaceSearch &
  Omit<HistorySearch, 'sort'> &
  Omit<CheckSearch, 'sort'> & {
    readonly sort?: HistorySearch['sort'] | CheckSearch['sort']
  }

const textOf = (value: AddressSearch[string]): string | undefined =>
  value === undefined || value === '' ? undefined : String(value)

export function readPlace(search: AddressSearch): ImportPlaceSearch {
  return {
    merchant: textOf(search['merchant']),
    import: textOf(search['import']),
    step: importSteps.find((step) => step === search['step']),
  }
}

/** The history's filters; merchant and kind follow from the page. */
export function readHistorySearch(search: AddressSearch): HistorySearch {
  const { kind: _, merchant_id: __, ...read } = readListSearch(importList.query, search)
  return read
}

export const readCheckSearch = (search: AddressSearch): CheckSearch =>
  readListSearch(checkList.query, search)

/** Department and state narrow the history; whose and which imports are its place. */
export const historyBasis = { ...importList, places: ['kind', 'merchant_id'] } as const
