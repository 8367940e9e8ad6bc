import { getDotPath, safeParse, type GenericSchema } from 'valibot'
import type { FormFailure } from './form-bindings'

/** How far a wizard is; pure, so that each rule of it can be tested. */

/** What was typed so far, by step, and where one has been. Plain data, for a draft. */
export interface WizardProgress<Values> {
  values: Values
  visited: string[]
}

export interface StepStatus<Key extends string = string> {
  key: Key
  /** `pending`: nobody was there yet. `wrong`: it was left with something that blocks the end. */
  state: 'completed' | 'wrong' | 'pending'
  /** How many fields its rules refuse. */
  wrongFields: number
  /** Nothing of it stands in the way of the end. */
  isReady: boolean
}

interface StepRules {
  schema: GenericSchema
  /** What else stands in the way, beside its fields. */
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

/** What a server refuses by path, `departments.items.0.fee`: each step gets its own, without its name. */
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
