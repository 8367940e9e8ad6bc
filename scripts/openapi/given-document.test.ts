import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { contract } from '@/contract/all'
import type { Endpoint } from '@/contract/endpoint'
import type { Completion } from '@/contract/given'
import { givenAnswer } from '@/contract/given-answers'
import { nounOf, standInText } from './stand-in-texts'
import { entriesOf, isOptional } from './valibot-parts'

// `npm run contract` writes docs/contract.md.

const begin = '<!-- given calls: from src/contract, by `npm run contract` -->'
const end = '<!-- /given calls -->'
const file = fileURLToPath(new URL('../../docs/contract.md', import.meta.url))

/** The fields of one object: what must be there, and what stands in for the others. */
function fieldsOf(schema: unknown, { standIns, within = {} }: Completion, noun: string) {
  const values: Readonly<Record<string, unknown>> = { ...standIns }
  const must: string[] = []
  const may: string[] = []
  for (const [name, field] of Object.entries(entriesOf(schema))) {
    const inner = within[name]
    if (inner !== undefined) {
      const parts = fieldsOf(field, inner, noun)
      must.push(...parts.must.map((part) => `${name}.${part}`))
      may.push(...parts.may.map((part) => `${name}.${part}`))
    } else if (name in values) may.push(`${name}: ${standInText(values[name], `${noun}.${name}`)}`)
    else if (isOptional(field)) may.push(name)
    else must.push(name)
  }
  return { must, may }
}

async function bodyOf({ id, answer }: Endpoint): Promise<[must: string, may: string]> {
  const given = await givenAnswer(id)
  if (given === undefined) return [Object.keys(entriesOf(answer)).join(', '), '']
  const whole = entriesOf(answer)
  const isNamed = given.kind === 'named'
  const noun = nounOf(id)
  const named = Object.entries(given.completion.within ?? {})
  const parts = isNamed
    ? named.map(([name, inner]) => fieldsOf(whole[name], inner, noun))
    : [fieldsOf(whole['data'], given.completion, noun)]
  const must = parts.flatMap((part) => part.must)
  const may = parts.flatMap((part) => part.may)
  const beside = Object.entries(whole)
    .filter(([name]) => name !== 'data' && !named.some(([inner]) => inner === name))
    .filter(([, field]) => isNamed && !isOptional(field))
    .map(([name, field]) => [name, ...Object.keys(entriesOf(field))].join('.'))
  const shape = {
    list: `a list, bare or as \`data\`, of ${noun}: `,
    data: '`data`: ',
    named: `${[...beside, ...named.map(([name]) => `\`${name}\``)].join(', ')}: `,
    done: '`success`, `message` or `data`; in `data`: ',
    anything: 'nothing, also no body; in `data`: ',
  }[given.kind]
  return [`${shape}${must.join(', ') || 'anything'}`, may.join('; ')]
}

async function table(): Promise<string> {
  const given = Object.values(contract).filter((endpoint) => endpoint.in_specification)
  const rows = given.map(async (endpoint) => {
    const [must, may] = await bodyOf(endpoint)
    return `### \`${endpoint.method} ${endpoint.path}\`\n\nMust be there: ${must}.\n${may === '' ? '' : `\nUsed if it is there, with what stands in for it: ${may}.\n`}`
  })
  return (await Promise.all(rows)).join('\n').trimEnd()
}

it('docs/contract.md says what a host has to answer', async () => {
  const [before = '', rest = ''] = readFileSync(file, 'utf8').split(begin)
  const [, after = ''] = rest.split(end)
  await expect(`${before}${begin}\n\n${await table()}\n\n${end}${after}`).toMatchFileSnapshot(file)
})
