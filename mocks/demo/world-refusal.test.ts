import { expect, it } from 'vitest'
import type { FileProblem } from '@mocks/app/world-file'
import { demoTexts } from './demo-texts'
import { worldRefusal } from './world-refusal'

const problems: readonly FileProblem[] = [
  { kind: 'broken' },
  { kind: 'changed' },
  { kind: 'other-version', app: '0.0.9' },
]

it.each(Object.entries(demoTexts))('says in %s why a file is refused', (_, texts) => {
  const said = problems.map((problem) => worldRefusal(problem, (id) => texts[id]))
  expect(new Set(said).size).toBe(problems.length)
  expect(said.join(' ')).not.toMatch(/[{}]/)
  expect(said.at(-1)).toContain('0.0.9')
})
