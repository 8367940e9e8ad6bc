import * as v from 'valibot'
import {
  type DayOrder,
  dayOrders,
  type DecimalSign,
  decimalSigns,
  type ImportKind,
  type ImportMapping,
} from '@/contract/imports/imports'
import { longest } from '@/contract/wire'
import type { MessageId } from '@/i18n/message-ids'
import { optionalText, type Say } from '@/rules/forms/field-rules'
import { importColumns } from '@/rules/imports/columns'
import { mappingProblems, type MappingProblem } from '@/rules/imports/match-columns'
import { ownValue } from '@/rules/own-value'

/** Of a column of ours that comes from nowhere, and of one that is the same for all rows. */
export const nowhere = ''
export const sameForAll = '='

export interface MapFields {
  has_headings: boolean
  days: DayOrder
  decimal: DecimalSign
  /** By our column: the place in the file, or one of the two above. */
  columns: Record<string, string>
  constants: Record<string, string>
}

export function toFields(kind: ImportKind, { columns, ...written }: ImportMapping): MapFields {
  const ours = importColumns[kind].map(({ name }) => {
    const { from = null, constant = null } = columns.find(({ column }) => column === name) ?? {}
    const choice = from !== null ? String(from) : constant !== null ? sameForAll : nowhere
    return { name, choice, constant: constant ?? '' }
  })
  return {
    ...written,
    columns: Object.fromEntries(ours.map(({ name, choice }) => [name, choice])),
    constants: Object.fromEntries(ours.map(({ name, constant }) => [name, constant])),
  }
}

export function toMapping(
  kind: ImportKind,
  { columns, constants, ...written }: MapFields,
): ImportMapping {
  return {
    ...written,
    columns: importColumns[kind].map(({ name }) => {
      const choice = ownValue(columns, name) ?? nowhere
      const constant = (ownValue(constants, name) ?? '').trim()
      return {
        column: name,
        from: choice === nowhere || choice === sameForAll ? null : Number(choice),
        constant: choice === sameForAll && constant !== '' ? constant : null,
      }
    }),
  }
}

const problemWords: Readonly<Record<MappingProblem['problem'], MessageId>> = {
  missing: 'imports.map.missing',
  unknown: 'imports.map.beyond',
  'two-sources': 'imports.map.usedTwice',
  'used-twice': 'imports.map.usedTwice',
  beyond: 'imports.map.beyond',
  'constant-not-allowed': 'imports.map.noConstant',
}

/** The rules of a mapping are those of the server; each problem stands at its column. */
export const mapForm = (say: Say, kind: ImportKind, headings: readonly string[]) =>
  v.pipe(
    v.object({
      has_headings: v.boolean(),
      days: v.picklist(dayOrders),
      decimal: v.picklist(decimalSigns),
      columns: v.record(v.string(), v.string()),
      constants: v.record(v.string(), optionalText(say, longest.name)),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      const noteAt = (group: 'columns' | 'constants', name: string, message: string) =>
        addIssue({
          message,
          path: [
            {
              type: 'object',
              origin: 'value',
              input: { ...value },
              key: group,
              value: value[group],
            },
            {
              type: 'object',
              origin: 'value',
              input: value[group],
              key: name,
              value: value[group][name],
            },
          ],
        })
      for (const problem of mappingProblems(kind, headings, toMapping(kind, value))) {
        const names = problem.problem === 'used-twice' ? problem.columns : [problem.column]
        for (const name of names) {
          const isEmptyConstant =
            problem.problem === 'missing' && ownValue(value.columns, name) === sameForAll
          if (isEmptyConstant) noteAt('constants', name, say({ kind: 'missing' }))
          else noteAt('columns', name, problemWords[problem.problem])
        }
      }
    }),
  )
