/**
 * The rows of files that are being imported: input of hundreds of thousands of cells, with PINs in
 * it. They are no part of the world, of its journal, its file or its hash. Where they are gone the
 * file is uploaded again.
 */
export type UploadedRows = readonly (readonly string[])[]

export interface UploadPart {
  /** The place of its first row, from 0; below it: beside the rows. */
  readonly from: number
  readonly rows: UploadedRows
}

export interface UploadStore {
  put(upload: string, part: UploadPart): Promise<void>
  /** The places of its parts and their lengths, in order. */
  parts(upload: string): Promise<readonly { readonly from: number; readonly count: number }[]>
  /** null: it is gone. */
  read(upload: string, from: number): Promise<UploadedRows | null>
  remove(upload: string): Promise<void>
  /** Removes all others. A store that holds nothing does not ask which. */
  keepOnly(uploads: () => readonly string[]): Promise<void>
}

/** The places of the headings, and of what an import has refused, beside the rows. */
export const headingsPlace = -1
export const refusedPlace = -2

/** For hosts that keep nothing. */
export function memoryUploads(): UploadStore {
  const kept = new Map<string, Map<number, UploadedRows>>()
  return {
    put: async (upload, { from, rows }) => {
      const parts = kept.get(upload) ?? new Map<number, UploadedRows>()
      kept.set(upload, parts.set(from, rows))
    },
    parts: async (upload) =>
      Array.from(kept.get(upload) ?? [], ([from, rows]) => ({ from, count: rows.length })).toSorted(
        (a, b) => a.from - b.from,
      ),
    read: async (upload, from) => kept.get(upload)?.get(from) ?? null,
    remove: async (upload) => void kept.delete(upload),
    keepOnly: async (uploads) => {
      if (kept.size === 0) return
      const wanted = uploads()
      for (const upload of kept.keys()) if (!wanted.includes(upload)) kept.delete(upload)
    },
  }
}
