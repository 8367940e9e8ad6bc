import { getDotPath, safeParse, type GenericSchema } from 'valibot'
import type { FormFailure } from './form-bindings'

/** The progress of a wizard; pure, so that its rules can be tested. */

/** The values so far, by step, and the visited steps. Plain data, for a draft. */
export interface WizardProgress<Values> {
  values: Values
  visited: string[]
}

export interface StepStatus<Key extends string = string> {
  key: Key
  /** `pending`: not visited yet. `wrong`: left with a problem that blocks the end. */
  state: 'completed' | 'wrong' | 'pending'
  /** The number of invalid fields. */
  wrongFields: number
  /** The step does not block the end. */
  isReady: boolean
}

interface StepRules {
  schema: GenericSchema
  /** Another problem, besides its fields. */
  blocks?: readonly unknown[]
}

export function statusOf<Key extends string>(
  key: Key,
  { schema, blocks = [] }: StepRules,
  fields: unknown,
  visited: readonly string[],
  isRefused = false,
): StepStatus<Key> {
  const { issues } = safeParse(schema, fields)
  // A field may break several rules.
  const paths = new Set(issues?.map((issue) => getDotPath(issue)))
  const isReady = issues === undefined && blocks.length === 0 && !isRefused
  const state = !visited.includes(key) ? 'pending' : isReady ? 'completed' : 'wrong'
  return { key, state, wrongFields: paths.size, isReady }
}

/**
 * Splits a server's errors by path, `departments.items.0.fee`: each step gets its own, without its
 * name.
 */
export function failuresByStep(
  failure: FormFailure,
  keys: readonly string[],
): { steps: Readonly<Record<string, FormFailure>>; rest: FormFailure | null } {
  const steps: Record<string, FormFailure> = {}
  const rest: Record<string, readonly string[]> = {}
  for (const [path, texts] of Object.entries(failure.errors ?? {})) {
    const key = keys.find((one) => path === one || path.startsWith(`${one}.`))
    if (key === undefined) rest[path] = texts
    else {
      const own = path.slice(key.length + 1)
      steps[key] = { errors: { ...steps[key]?.errors, [own]: texts } }
    }
  }
  const isAllPlaced = Object.keys(steps).length > 0 && Object.keys(rest).length === 0
  return { steps, rest: isAllPlaced ? null : { ...failure, errors: rest } }
}
