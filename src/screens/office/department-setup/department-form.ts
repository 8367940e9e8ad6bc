import * as v from 'valibot'
import type { ApiFailure } from '@/api/failure'
import { fieldsOf as builtFieldsOf } from '@/rules/departments/blind-price'
import type { StaffDepartment } from '@/contract/departments/department-setup'
import { departmentIcon, sourceType } from '@/contract/departments/departments'
import { sayInForm } from '@/i18n/form-rules'
import { withValues } from '@/i18n/message-text'
import { departmentRules, type DepartmentValues } from '@/rules/departments/department-fields'
import { departmentTextsOf } from '@/rules/languages/own-texts'
import { newDepartment } from '@/rules/departments/new-department'
import { safeDraft } from '@/screens/shared/forms/form-draft'
import { type Draft, draftFor } from '@/state/office/drafts'

/** The form of a department. Messages are ids; the screen translates them. */

export type DepartmentForm = DepartmentValues

export const departmentForm = departmentRules(sayInForm, (problem) =>
  withValues(`department-setup.problem.${problem}`, {}),
)

/** In the order of the page, which a summary of errors follows. */
export function toForm(row: StaffDepartment): DepartmentForm {
  const { search, outside, source } = row
  return {
    name: row.name,
    id: row.id,
    source_type: row.source_type,
    description: row.description,
    icon: row.icon,
    phone: row.phone ?? '',
    notice: row.notice ?? '',
    source: source ?? newDepartment.source,
    bills: row.bills ?? null,
    permits: row.permits,
    search: {
      by: search.by,
      also_by: search.also_by ?? [],
      second: search.second ?? [],
      mask_owner: search.mask_owner ?? false,
      pattern: search.pattern ?? '',
      example: search.example ?? '',
    },
    outside: {
      url: row.url ?? '',
      checked: outside?.link === 'open',
      vendor: outside?.vendor ?? '',
      fee: outside?.fee ?? '',
      needs: outside?.needs ?? '',
    },
    form: {
      intro: row.payment_settings.intro ?? '',
      fields: builtFieldsOf(row.payment_settings).map((field) => ({
        key: field.key,
        kind: field.kind,
        required: field.required,
        label: field.label ?? '',
        help: field.help ?? '',
        pattern: field.pattern ?? '',
        example: field.example ?? '',
        confirm: field.confirm ?? false,
        minimum: field.minimum ?? null,
        maximum: field.maximum ?? null,
        options: (field.options ?? []).map(({ label }) => ({ label })),
      })),
      types: row.types.map((type) => ({
        VAL: type.VAL,
        MSG: type.MSG,
        price_cents: type.price_cents ?? null,
        minimum_cents: type.minimum_cents ?? null,
        maximum_cents: type.maximum_cents ?? null,
      })),
    },
    status: row.status,
    hidden: row.hidden,
    off_note: row.off_note ?? '',
    translations: departmentTextsOf(row),
  }
}

/** The server names the fields within what was sent. */
export const errorsWithin =
  (part: 'department' | 'payment_settings') =>
  ({ body: { errors } }: Pick<ApiFailure, 'body'>) => {
    if (errors === undefined) return undefined
    const prefix = `${part}.`
    return {
      errors: Object.fromEntries(
        Object.entries(errors).map(([name, texts]) => [
          name.startsWith(prefix) ? name.slice(prefix.length) : name,
          texts,
        ]),
      ),
    }
  }

/** What was typed and is not saved, of this tab and person. */
export function departmentDraft(merchantId: string, id: string): Draft<DepartmentForm> {
  const route = `/admin/settings/add-settings/${merchantId} department ${id}`
  return safeDraft(draftFor(route, v.custom<DepartmentForm>(isDraft)))
}

const draftShape = v.object({
  name: v.string(),
  source_type: sourceType,
  icon: departmentIcon,
  search: v.object({ by: v.array(v.string()) }),
  source: v.object({ endpoint: v.string() }),
  outside: v.object({ url: v.string() }),
  translations: v.object({ es: v.object({}) }),
  form: v.object({ fields: v.array(v.object({})), types: v.array(v.object({})) }),
})

const isDraft = (value: unknown): boolean => v.is(draftShape, value)
