import * as v from 'valibot'
import { mostBlindFields } from '@/contract/departments/blind-entry'
import { blindFieldKinds } from '@/contract/departments/blind-fields'
import {
  type DepartmentFields,
  mostOptions,
  mostTypes,
} from '@/contract/departments/department-setup'
import {
  billKinds,
  departmentIcon,
  searchFields,
  searchWays,
  secondFacts,
  sourceType,
} from '@/contract/departments/departments'
import { longest } from '@/contract/wire'
import { outsideAddress } from '@/rules/addresses/outside-link'
import { sourceTypes } from '@/rules/constants'
import {
  listRule,
  noCardNumber,
  optionalText,
  requiredText,
  type Say,
} from '@/rules/forms/field-rules'
import {
  departmentTextRules,
  longestDescription,
  longestOffNote,
} from '@/rules/languages/own-texts'
import { isPhone } from '@/rules/people/contact'
import { formFaults } from './blind-form'
import type { DepartmentFault, DepartmentProblem } from './department-problems'
import { slugProblem } from './department-slug'
import { issuePath } from '@/rules/forms/issue-path'
import { matchesExample, patternProblem } from '@/rules/merchants/pattern-problem'

const typed = v.nullable(v.number())

const shapeOf = (say: Say) =>
  v.object({
    name: requiredText(say, longest.name),
    id: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(longest.short, say({ kind: 'too-long', longest: 63 })),
      noCardNumber(say({ kind: 'card-number' })),
    ),
    source_type: sourceType,
    description: optionalText(say, longestDescription),
    icon: departmentIcon,
    phone: optionalText(say, longest.short),
    notice: optionalText(say, longest.long),
    status: v.boolean(),
    hidden: v.boolean(),
    off_note: optionalText(say, longestOffNote),
    translations: departmentTextRules(say),
    permits: v.boolean(),
    bills: v.nullable(billKinds),
    search: v.object({
      by: v.array(searchFields),
      also_by: v.array(searchWays),
      second: v.array(secondFacts),
      mask_owner: v.boolean(),
      pattern: optionalText(say, longest.name),
      example: optionalText(say, longest.name),
    }),
    source: v.object({
      endpoint: optionalText(say, longest.long),
      tax_code: optionalText(say, longest.short),
      roll_types: optionalText(say, longest.name),
    }),
    outside: v.object({
      url: optionalText(say, longest.long),
      checked: v.boolean(),
      vendor: optionalText(say, longest.name),
      fee: optionalText(say, 500),
      needs: optionalText(say, 500),
    }),
    form: v.object({
      intro: optionalText(say, longest.long),
      fields: listRule(
        say,
        v.object({
          key: optionalText(say, longest.short),
          kind: v.picklist(blindFieldKinds),
          required: v.boolean(),
          label: optionalText(say, longest.name),
          help: optionalText(say, 500),
          pattern: optionalText(say, longest.name),
          example: optionalText(say, longest.name),
          confirm: v.boolean(),
          minimum: typed,
          maximum: typed,
          options: listRule(say, v.object({ label: requiredText(say, longest.name) }), {
            most: mostOptions,
            distinct: 'label',
          }),
        }),
        { most: mostBlindFields },
      ),
      types: listRule(
        say,
        v.object({
          VAL: requiredText(say, longest.short),
          MSG: requiredText(say, longest.name),
          price_cents: typed,
          minimum_cents: typed,
          maximum_cents: typed,
        }),
        { most: mostTypes, distinct: 'VAL' },
      ),
    }),
  })

export type DepartmentValues = v.InferOutput<ReturnType<typeof shapeOf>>

/** For the form and for the cloud; only what the source type needs is checked. */
export function departmentRules(say: Say, says: (problem: DepartmentProblem) => string) {
  return v.pipe(
    shapeOf(say),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const { path, problem } of departmentFaults(dataset.value)) {
        const message = problem === 'missing' ? say({ kind: 'missing' }) : says(problem)
        addIssue({ message, path: issuePath(dataset.value, path) })
      }
    }),
  )
}

/** Beyond the length of each text: what fits the department's kind, and what fits together. */
function departmentFaults(values: DepartmentFields): DepartmentFault[] {
  const slug = slugProblem(values.id.trim())
  return [
    ...(slug === null ? [] : [{ path: ['id'] as const, problem: slug }]),
    ...(isPhone(values.phone.trim())
      ? []
      : [{ path: ['phone'] as const, problem: 'phone-wrong' as const }]),
    ...faultsOfSource(values),
  ]
}

function faultsOfSource(values: DepartmentFields): DepartmentFault[] {
  switch (values.source_type) {
    case sourceTypes.tylerApi:
      return [...searchFaults(values), ...sourceFaults(values.source)]
    case sourceTypes.dataImport:
      return searchFaults(values)
    case sourceTypes.url:
      return outsideAddress(values.outside.url.trim()) === null
        ? [{ path: ['outside', 'url'], problem: 'address-wrong' }]
        : []
    case sourceTypes.blindPayment:
      return formFaults(values.form)
  }
}

/** Departments whose bills cannot be browsed: they show with a second fact only. */
const privateBills: ReadonlySet<string | null> = new Set(['utility', 'court'])

function searchFaults({ bills, search }: DepartmentFields): DepartmentFault[] {
  const faults: DepartmentFault[] = []
  const add = (problem: DepartmentFault['problem'], ...path: DepartmentFault['path']) =>
    faults.push({ path, problem })
  if (bills === null) add('bills-missing', 'bills')
  if (search.by.length === 0) add('search-missing', 'search', 'by')
  if (privateBills.has(bills) && search.second.length === 0) {
    add('second-missing', 'search', 'second')
  }
  const pattern = search.pattern.trim()
  const example = search.example.trim()
  const problem = patternProblem(pattern)
  if (problem !== null) add(problem, 'search', 'pattern')
  else if (pattern !== '' && example === '') add('example-missing', 'search', 'example')
  else if (example !== '' && !matchesExample(pattern, example)) {
    add('example-mismatch', 'search', 'example')
  }
  return faults
}

export function sourceFaults(source: DepartmentFields['source']): DepartmentFault[] {
  const faults: DepartmentFault[] = []
  if (outsideAddress(source.endpoint.trim()) === null) {
    faults.push({ path: ['source', 'endpoint'], problem: 'address-wrong' })
  }
  for (const name of ['tax_code', 'roll_types'] as const) {
    if (source[name].trim() === '') faults.push({ path: ['source', name], problem: 'missing' })
  }
  return faults
}
