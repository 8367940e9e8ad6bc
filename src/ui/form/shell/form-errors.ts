/**
 * Errors of a form by path: `name`, `departments.0.fee`, and `departments` for a whole group. Pure,
 * so that the order of the summary can be tested.
 */

export interface PathError {
  path: string
  /** A message id of a rule, or a server's sentence. */
  message: string
}

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The form library's own keys beside the errors of the parts. */
const ownKeys: ReadonlySet<string> = new Set(['type', 'message', 'ref', 'types', 'root'])

/** The message of a field, or of a group as a whole; the library keeps that at the group's `root`. */
export function messageAt(error: unknown): string | undefined {
  if (!isNode(error)) return undefined
  if (typeof error['message'] === 'string') return error['message']
  return messageAt(error['root'])
}

/** The control of a field with an error, if the form library knows it. */
export const refAt = (error: unknown): unknown => (isNode(error) ? error['ref'] : undefined)

/**
 * All errors in the order of `values`, which is the order of the page: a group's own error comes
 * before those of its rows. Paths that `values` does not have come last.
 */
export function errorsInOrder(errors: unknown, values: unknown, path = ''): PathError[] {
  if (!isNode(errors)) return []
  const message = path === '' ? undefined : messageAt(errors)
  const own = message === undefined ? [] : [{ path, message }]
  const inOrder = isNode(values) ? Object.keys(values) : []
  const others = Object.keys(errors).filter((key) => !inOrder.includes(key) && !ownKeys.has(key))
  return [
    ...own,
    ...[...inOrder, ...others].flatMap((key) => {
      const found = errors[key]
      // A field may be called `type`: a text there is the library's own key.
      if (!isNode(found)) return []
      return errorsInOrder(found, isNode(values) ? values[key] : undefined, joined(path, key))
    }),
  ]
}

const joined = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

/** `items[2].name` → `items.2.name`: servers write either. */
export const normalPath = (path: string) => path.replaceAll(/\[(\d+)\]/gu, '.$1')

/** Whether the form has this field or group now. */
export function hasPath(values: unknown, path: string): boolean {
  const [key = '', ...rest] = path.split('.')
  if (!isNode(values) || !Object.hasOwn(values, key)) return false
  return rest.length === 0 || hasPath(values[key], rest.join('.'))
}

/** The path and its ancestors, innermost first: `a.0.b`, `a.0`, `a`. */
export function pathAndParents(path: string): string[] {
  const keys = path.split('.')
  return keys.map((_, index) => keys.slice(0, keys.length - index).join('.'))
}
