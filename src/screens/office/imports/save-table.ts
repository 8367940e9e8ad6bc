import { saveFile } from '@/screens/shared/save-file'

/** Saves rows of text as CSV, by the rules of every exported file; loads what writes it. */
export async function saveTable(
  name: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  zone: string,
): Promise<void> {
  const { csvOf, csvType } = await import('@/rules/export/csv')
  const columns = headings.map((head) => ({ head, kind: 'text' as const }))
  saveFile(name, new Blob([csvOf(columns, rows, zone)], { type: csvType }))
}
