import { spyOn, userEvent, within } from 'storybook/test'
import { cancelExport } from '@/screens/shared/list/export/export-job'
import { exportJobs } from '@/state/office/export-jobs'

export interface SavedFile {
  file: Blob | null
  name: string
}

/** Replaces the browser's save; the returned record has the saved file, and its name. */
export function saved(): SavedFile {
  const kept: SavedFile = { file: null, name: '' }
  spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) kept.file = file
    return 'blob:saved'
  })
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: unknown) {
    if (this instanceof HTMLAnchorElement) kept.name = this.download
  })
  return kept
}

/** What a story leaves under way is not the next one's. */
export function cancelExports(): void {
  for (const { id } of exportJobs.list) cancelExport(id)
}

/** Chooses the format in the list's export menu. */
export async function startExport(canvasElement: HTMLElement, format: RegExp) {
  const page = within(canvasElement)
  await userEvent.click(page.getByRole('button', { name: 'Export' }))
  await userEvent.click(await page.findByRole('menuitem', { name: format }))
  return page
}
