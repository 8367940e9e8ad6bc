import { useSnapshot } from 'valtio'
import { pageSizes } from '@/contract/list'
import { config, type ListMemory } from '@/state/office/layout-config'

const nothing: ListMemory = { columns: {}, per_page: null }

/** A list's remembered choices in this browser: columns and page size. */
export function useListMemory(name: string) {
  const memory = useSnapshot(config).lists[name] ?? nothing
  return {
    columns: memory.columns,
    per_page: pageSizes.find((size) => size === memory.per_page) ?? null,
    remember: (change: Partial<ListMemory>) => {
      config.lists[name] = { ...nothing, ...config.lists[name], ...change }
    },
  }
}
