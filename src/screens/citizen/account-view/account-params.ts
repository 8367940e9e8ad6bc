import { pageIn } from '@/contract/page-number'

export interface AccountParams {
  /** The page of the activity. */
  page?: number | undefined
  /** The kind of its entries; another word is as none. */
  type?: string | undefined
}

/** Reads the search params; the first page is the address without a number. */
export function readAccountParams(raw: Readonly<Record<string, unknown>>): AccountParams {
  const { page, type } = raw
  return { page: pageIn(page), type: typeof type === 'string' ? type : undefined }
}
