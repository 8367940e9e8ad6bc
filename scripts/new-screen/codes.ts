import type { RowField } from './fields.ts'
import { camel, capital, type Plan } from './plan.ts'

export type Code = Extract<RowField, { kind: 'code' }>
export const isCode = (field: RowField): field is Code => field.kind === 'code'
export const codesOf = (plan: Plan): readonly Code[] => plan.fields.filter(isCode)

/** `warningStatus`: begins the names of its codes and of their words. */
export const codeName = ({ one }: Plan, { name }: RowField): string =>
  `${one}${capital(camel(name))}`

export const quoted = (words: readonly string[]): string =>
  words.map((word) => `'${word}'`).join(', ')
