import { faker } from '@faker-js/faker/locale/en'

/**
 * The names of which owners and the people of the large county are put together, written down as a
 * module. Faker itself and its texts would be two thirds of the cloud's script, and the demonstration
 * would wait for it (quality.md, "Speed").
 */
const firstCount = 400
const lastCount = 470
const lineLength = 98

export function nameLists(): string {
  faker.seed(4711)
  const first = distinct(firstCount, () => faker.person.firstName())
  const last = distinct(lastCount, () => faker.person.lastName())
  return [
    '/** Made by `npm run seed` (scripts/parts/name-lists.ts); a test compares. */',
    'const listed = (names: string): readonly string[] => names.trim().split(/\\s+/)',
    '',
    `export const firstNames = listed(\`\n${lines(first)}\n\`)`,
    '',
    `export const lastNames = listed(\`\n${lines(last)}\n\`)`,
    '',
  ].join('\n')
}

function distinct(count: number, draw: () => string): string[] {
  const names = new Set<string>()
  while (names.size < count) names.add(draw())
  return [...names].toSorted()
}

function lines(names: readonly string[]): string {
  const [first = '', ...others] = names
  const filled = [first]
  for (const name of others) {
    const line = filled.at(-1) ?? ''
    if (line.length + 1 + name.length > lineLength) filled.push(name)
    else filled[filled.length - 1] = `${line} ${name}`
  }
  return filled.join('\n')
}
