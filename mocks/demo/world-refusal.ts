import type { FileProblem } from '@mocks/app/world-file'
import type { DemoTextId } from './demo-texts'

/** Why a world file was refused, as a sentence. */
export function worldRefusal(problem: FileProblem, text: (id: DemoTextId) => string): string {
  switch (problem.kind) {
    case 'broken':
      return text('demo.file.broken')
    case 'changed':
      return text('demo.file.changed')
    case 'too-large':
      return text('demo.file.tooLarge')
    case 'other-version':
      return text('demo.file.otherVersion').replace('{app}', problem.app)
  }
}
