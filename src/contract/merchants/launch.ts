import * as v from 'valibot'

/** The steps of a merchant's settings (product.md A3), in their order. */
export const settingsSteps = [
  'identity',
  'domain',
  'rules',
  'departments',
  'payments',
  'card-point',
  'users',
  'notifications',
  'review',
] as const
export type SettingsStep = (typeof settingsSteps)[number]

/** What keeps a merchant's site from opening, each in the step that ends it. */
export const launchBlocks = [
  'identity-incomplete',
  'domain-invalid',
  'rules-invalid',
  'no-department',
  'no-department-on',
  'source-missing',
  'link-missing',
  'fields-missing',
  'no-tender',
  'settings-contradict',
  'no-card-point',
  'no-admin',
  'sender-invalid',
  'not-tested',
] as const
export type LaunchBlock = (typeof launchBlocks)[number]

export const launchStep = v.object({
  step: v.picklist(settingsSteps),
  /** Everything that the step asks for is there. */
  completed: v.boolean(),
  blocks: v.array(
    v.object({
      code: v.picklist(launchBlocks),
      /** The name of the department that it is about; null: the merchant as a whole. */
      department: v.nullable(v.string()),
    }),
  ),
})
export type LaunchStep = v.InferOutput<typeof launchStep>
