import type { Pagination } from './wire'

/**
 * Answers of the calls that the specification gives (decision 39). Of its fields only those of
 * sections 3 and 7 are promised; what another host leaves out has one stand-in, written here beside
 * its resource and listed in docs/contract.md.
 */

type RawRow = Readonly<Record<string, unknown>>

/** What stands in for a field that is missing or null: a value, or one made of the row's others. */
type StandIns<Row> = {
  readonly [Field in keyof Row]?: Row[Field] | ((row: RawRow) => Row[Field])
}

/** How an object of a given answer is completed. */
export interface Completion<Row = object> {
  readonly standIns: StandIns<Row>
  /** Objects within it, completed in the same way. */
  readonly within?: Readonly<Record<string, Completion>>
  /** The field that a plain text in the object's place is. */
  readonly text?: string
}

const nothing: Completion = { standIns: {} }

/** @__NO_SIDE_EFFECTS__ */
export function completion<Row>(parts: Completion<Row>): Completion {
  return parts
}

/** A given call's answer, as hosts send it, made into what its schema describes. */
export interface GivenAnswer {
  readonly kind: 'list' | 'data' | 'named' | 'done' | 'anything'
  /** What stands in for the fields of the object or of each row. */
  readonly completion: Completion
  /** `fits`: whether an answer is what the call's schema describes. */
  readonly read: (body: unknown, fits: (answer: unknown) => boolean) => unknown
}

/**
 * `{data: [...]}`, or the bare list. A row with which the answer does not fit is left out and counted in
 * `unreadable`, so that the others show. `beside`: the answer's fields beside `data`.
 * @__NO_SIDE_EFFECTS__
 */
export function givenList(rowCompletion: Completion, beside: Completion = nothing): GivenAnswer {
  return {
    kind: 'list',
    completion: rowCompletion,
    read: (body, fits) => {
      const answer = completed(Array.isArray(body) ? { data: body } : body, beside)
      if (!isObject(answer) || !Array.isArray(answer['data'])) return body
      const all = answer['data'].map((raw: unknown) => completed(raw, rowCompletion))
      const pagination = onePage(answer['pagination'], all.length)
      const data = all.filter((row) => fits({ ...answer, data: [row], pagination }))
      // None of them fits: the answer as a whole is another than promised.
      if (data.length === 0 && all.length > 0) return { ...answer, data: all }
      const unreadable = all.length - data.length
      return { ...answer, data, pagination, ...(unreadable > 0 && { unreadable }) }
    },
  }
}

/**
 * `{data: {...}}`.
 * @__NO_SIDE_EFFECTS__
 */
export function givenData(dataCompletion: Completion): GivenAnswer {
  return {
    kind: 'data',
    completion: dataCompletion,
    read: (body) =>
      isObject(body) && isObject(body['data'])
        ? { ...body, data: completed(body['data'], dataCompletion) }
        : body,
  }
}

/**
 * An object with names of its own, such as `user`.
 * @__NO_SIDE_EFFECTS__
 */
export function givenNamed(bodyCompletion: Completion): GivenAnswer {
  return {
    kind: 'named',
    completion: bodyCompletion,
    read: (body) => completed(body, bodyCompletion),
  }
}

/**
 * A change whose answer is shown nowhere in the specification: it is made, whatever the body says, also
 * without one. Where there is `data`, it is completed.
 * @__NO_SIDE_EFFECTS__
 */
export function givenAnything(dataCompletion: Completion = nothing): GivenAnswer {
  const { read } = givenData(dataCompletion)
  return {
    kind: 'anything',
    completion: dataCompletion,
    read: (body, fits) => read({ ...said, ...(isObject(body) ? body : {}) }, fits),
  }
}

/**
 * A change that is made when its answer says `success`, has a `message` or `data`.
 * @__NO_SIDE_EFFECTS__
 */
export function givenDone(dataCompletion: Completion = nothing): GivenAnswer {
  const { read } = givenData(dataCompletion)
  return {
    kind: 'done',
    completion: dataCompletion,
    read: (body, fits) =>
      isObject(body) && ['success', 'message', 'data'].some((name) => name in body)
        ? read({ ...said, ...body }, fits)
        : body,
  }
}

const said = { success: true, message: '' }

function completed(raw: unknown, { standIns, within = {}, text }: Completion): unknown {
  const object = typeof raw === 'string' && text !== undefined ? { [text]: raw } : raw
  if (!isObject(object)) return object
  const row: Record<string, unknown> = Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, isId(name) ? asText(value) : value]),
  )
  const values: Readonly<Record<string, unknown>> = { ...standIns }
  for (const [name, standIn] of Object.entries(values)) {
    row[name] ??= isMade(standIn) ? standIn(row) : standIn
  }
  for (const [name, inner] of Object.entries(within)) row[name] = completed(row[name] ?? {}, inner)
  return row
}

function isMade(standIn: unknown): standIn is (row: RawRow) => unknown {
  return typeof standIn === 'function'
}

function isId(name: string): boolean {
  return name === 'id' || name.endsWith('_id')
}

function asText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

function onePage(given: unknown, rows: number): Pagination {
  return { page: 1, per_page: rows, total: rows, last_page: 1, ...(isObject(given) ? given : {}) }
}

function isObject(value: unknown): value is RawRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
