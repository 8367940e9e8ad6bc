import * as v from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import type { Completion, GivenAnswer } from '@/contract/given'
import { givenAnswer } from '@/contract/given-answers'
import { readAnswer } from '@/contract/read-answer'
import { type FailureBody, isFailureBody } from '@/contract/wire'
import type { HttpAnswer } from './http'

/** What an answer says, and what is wrong with it in a backend engineer's words. */
interface Judgement<Answer> {
  /** As pages read it; null: they cannot, or it is a refusal. */
  readonly answer: Answer | null
  readonly failure: FailureBody
  readonly problems: readonly string[]
  readonly notes: readonly string[]
}

const mostProblems = 6

/** Reads an answer that has to be a success, as `src/api/client.ts` does. */
export async function judged<Params, Query, Body, Answer>(
  endpoint: Endpoint<string, Params, Query, Body, Answer>,
  answer: HttpAnswer,
): Promise<Judgement<Answer>> {
  const { status } = answer
  const json = jsonIn(answer)
  const failure = isFailureBody(json.value) ? json.value : {}
  const refused = (problem: string) => ({ answer: null, failure, problems: [problem], notes: [] })
  if (status < 200 || status > 299) return refused(`answers ${status}${saidIn(failure)}`)
  if (json.problem !== null) return refused(json.problem)
  if (isObject(json.value) && json.value['success'] === false)
    return refused(`refuses with success: false and the status ${status}${saidIn(failure)}`)
  const given = endpoint.in_specification ? await givenAnswer(endpoint.id) : undefined
  const read = await readAnswer(endpoint, json.value)
  const problems = read && unreadable(read.value) === 0 ? [] : misfits(endpoint, given, json.value)
  const missing = given ? [...new Set(leftOut(given, json.value))] : []
  return {
    answer: read?.value ?? null,
    failure,
    problems,
    notes: missing.length > 0 ? [`left out, which is allowed: ${missing.join(', ')}`] : [],
  }
}

/** Reads an answer that has to be this refusal. */
export function refusalProblems(answer: HttpAnswer, status: number, error?: string): string[] {
  if (answer.status !== status)
    return [`answers ${answer.status}${shown(answer.text)}: it has to be ${status}`]
  const { value, problem } = jsonIn(answer)
  if (problem !== null) return [problem]
  if (!isFailureBody(value))
    return [`the body of a refusal is {message, error?, errors?}${shown(answer.text)}`]
  if (error !== undefined && value.error !== error)
    return [`\`error\` has to be "${error}"${shown(answer.text)}`]
  return []
}

/** The rows of a list that pages leave out. */
function unreadable(value: unknown): number {
  return isObject(value) && typeof value['unreadable'] === 'number' ? value['unreadable'] : 0
}

/** Where the answer is not what its call promises. */
function misfits({ answer }: Endpoint, given: GivenAnswer | undefined, body: unknown): string[] {
  const completed = given ? given.read(body, () => true) : body
  const { issues = [] } = v.safeParse(answer, completed)
  const texts = issues.map(issueText)
  const all = texts.length > 0 ? texts : ['the answer is not what the call promises']
  const shape = given && !isObject(completed) ? [`expected is ${shapes[given.kind]}`] : []
  const rest = all.length - mostProblems
  return [...shape, ...all.slice(0, mostProblems), ...(rest > 0 ? [`and ${rest} more`] : [])]
}

const shapes: Readonly<Record<GivenAnswer['kind'], string>> = {
  list: 'a list, bare or as `data`',
  data: 'an object with `data`',
  named: 'an object',
  done: 'an object with `success`, `message` or `data`',
  anything: 'an object, or no body',
}

function issueText(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? 'the answer'
  const { kind, expected, received, message } = issue
  if (kind !== 'schema') return `${place}: ${message}`
  if (received === 'undefined') return `${place} is missing`
  return `${place} is ${received}: it has to be ${expected ?? 'something else'}`
}

/** The fields that a host may leave out, and does. */
function leftOut({ kind, completion }: GivenAnswer, body: unknown): string[] {
  if (kind === 'named') return missingIn(body, completion)
  const data = isObject(body) ? body['data'] : body
  const rows: readonly unknown[] = Array.isArray(data) ? data : [data]
  return rows.flatMap((row) => missingIn(row, completion))
}

function missingIn(row: unknown, { standIns, within = {} }: Completion): string[] {
  if (!isObject(row)) return []
  const names = Object.keys(standIns).filter((name) => !(name in row))
  const inner = Object.entries(within).flatMap(([name, one]) =>
    missingIn(row[name], one).map((field) => `${name}.${field}`),
  )
  return [...names, ...inner]
}

/** No body at all is undefined, which some calls allow. */
function jsonIn({ headers, text }: HttpAnswer): { value: unknown; problem: string | null } {
  if (text === '') return { value: undefined, problem: null }
  const type = headers.get('content-type') ?? ''
  if (!/\bjson\b/iu.test(type))
    return {
      value: undefined,
      problem: `Content-Type is ${type === '' ? 'missing' : type}: it has to be application/json${shown(text)}`,
    }
  try {
    return { value: JSON.parse(text), problem: null }
  } catch {
    return { value: undefined, problem: `the body is no JSON${shown(text)}` }
  }
}

function saidIn({ message, error, errors }: FailureBody): string {
  const fields = Object.entries(errors ?? {}).map(([name, texts]) => `${name}: ${texts.join(' ')}`)
  const said = [message ?? error ?? '', ...fields].filter((text) => text !== '')
  return said.length > 0 ? `: ${said.join('; ')}` : ''
}

const shown = (text: string): string => (text === '' ? '' : ` (${text.slice(0, 120)})`)

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
