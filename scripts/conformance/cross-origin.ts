import type { HttpAnswer } from './http'

/** What browsers want of answers to pages of another origin. */

/** Whether pages of this origin may read the answer; null: they may. */
export function readProblem({ headers }: Pick<HttpAnswer, 'headers'>, origin: string) {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === origin || allowed === '*') return null
  const said = allowed === null ? 'the header is missing' : `it is ${allowed}`
  return `pages cannot read the answer: Access-Control-Allow-Origin has to be ${origin}, ${said}`
}

/** Always allowed by browsers, whatever the preflight says. */
const simpleMethods = ['GET', 'HEAD', 'POST']

/** Whether the answer to a preflight lets pages send the request. */
export function preflightProblems(
  answer: HttpAnswer,
  { origin, method, headers }: PreflightedRequest,
): string[] {
  if (answer.status < 200 || answer.status > 299)
    return [`the preflight (OPTIONS) answers ${answer.status}: it has to be 200 or 204`]
  const problem = readProblem(answer, origin)
  const methods = listIn(answer, 'access-control-allow-methods')
  const names = listIn(answer, 'access-control-allow-headers')
  const isMethodAllowed =
    simpleMethods.includes(method) ||
    methods.some((one) => one === method.toLowerCase() || one === '*')
  const missing = headers.filter((name) => !isNameAllowed(name.toLowerCase(), names))
  return [
    ...(problem === null ? [] : [`preflight (OPTIONS): ${problem}`]),
    ...(isMethodAllowed ? [] : [`Access-Control-Allow-Methods lacks ${method}`]),
    ...missing.map((name) => `Access-Control-Allow-Headers lacks ${name}`),
  ]
}

interface PreflightedRequest {
  readonly origin: string
  readonly method: string
  /** The names of the headers that the page sends. */
  readonly headers: readonly string[]
}

/** A star stands for every header but `Authorization`. */
function isNameAllowed(name: string, allowed: readonly string[]): boolean {
  return (
    name === 'accept' ||
    allowed.includes(name) ||
    (allowed.includes('*') && name !== 'authorization')
  )
}

function listIn({ headers }: HttpAnswer, name: string): string[] {
  return (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
}
