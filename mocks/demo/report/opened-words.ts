import type { DemoTextId } from '../demo-texts'
import { worldRefusal } from '../world-refusal'
import { openFile } from './open-file'

/** Opens the file; answers what became of it, where no other page is shown. */
export async function openedWords(file: File, text: (id: DemoTextId) => string): Promise<string> {
  const problem = await openFile(file)
  return problem === null ? text('demo.panel.imported') : worldRefusal(problem, text)
}
