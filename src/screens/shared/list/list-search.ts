import * as v from 'valibot'
import {
  filterNames,
  type FilterValues,
  isFilterValue,
  type ListDescription,
  type PageSize,
  type Sorting,
  usualPageSize,
} from '@/contract/list'
import { ownValue } from '@/rules/own-value'

/** The search params of a list: the query of its call, without defaults. */
export type ListSearch<Column extends string, Filters extends v.ObjectEntries> = {
  readonly q?: string | undefined
  readonly sort?: Sorting<Column> | undefined
  readonly page?: number | undefined
  readonly per_page?: PageSize | undefined
} & FilterValues<Filters>

/** The part of a list's description that its state needs. */
export type ListBasis<Column extends string, Filters extends v.ObjectEntries> = Pick<
  ListDescription<Column, Filters>,
  'sort' | 'usualSort' | 'filters' | 'places'
>

export interface SortOrder<Column extends string = string> {
  readonly column: Column
  readonly descending: boolean
}

/** The page size without one in the address: the remembered choice, else 25. */
export function pageSizeOf(
  { page, per_page }: Pick<ListSearch<string, v.ObjectEntries>, 'page' | 'per_page'>,
  remembered: PageSize | null,
): PageSize {
  // A page number without a size counts pages of the default size, as in the sender's link.
  return per_page ?? (page === undefined ? (remembered ?? usualPageSize) : usualPageSize)
}

/** `-name` → by name, descending. */
export function sortOrderOf<Column extends string, Filters extends v.ObjectEntries>(
  { sort: columns, usualSort }: ListBasis<Column, Filters>,
  sort: Sorting<Column> | undefined,
): SortOrder<Column> {
  const wanted: string = sort ?? usualSort
  const column = columns.find((name) => name === wanted || `-${name}` === wanted)
  return { column: column ?? columns[0], descending: wanted.startsWith('-') }
}

/**
 * The active filters, by name, without places. A filter's value is text, a number or a flag; values
 * that the description does not have are dropped.
 */
export function filtersIn<Column extends string, Filters extends v.ObjectEntries>(
  list: ListBasis<Column, Filters>,
  search: Readonly<Record<string, unknown>>,
): Readonly<Record<string, FilterValue>> {
  return Object.fromEntries(
    filterNames(list).flatMap((name): [string, FilterValue][] => {
      const [schema, value] = [list.filters[name], ownValue(search, name)]
      return schema && isFilterValue(value) && v.is(schema, value) ? [[name, value]] : []
    }),
  )
}

export type FilterValue = string | number | boolean

/** The address after a change, without defaults. */
export function tidySearch<Column extends string, Filters extends v.ObjectEntries>(
  list: ListBasis<Column, Filters>,
  search: ListSearch<Column, Filters>,
  remembered: PageSize | null,
): ListSearch<Column, Filters> {
  const { q, sort, page, per_page } = search
  const text = q?.trim()
  const isFirst = page === undefined || page <= 1
  // On the first page a missing size means the remembered one, on later pages the default.
  const sizeWithoutSaying = isFirst ? (remembered ?? usualPageSize) : usualPageSize
  return {
    ...search,
    ...Object.fromEntries(filterNames(list).map((name) => [name, undefined])),
    ...filtersIn(list, search),
    q: text === '' ? undefined : text,
    sort: sort === list.usualSort ? undefined : sort,
    page: isFirst ? undefined : page,
    per_page: per_page === sizeWithoutSaying ? undefined : per_page,
  }
}
