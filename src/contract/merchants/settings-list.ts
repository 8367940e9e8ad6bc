import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { launchBlocks } from './launch'
import { anyOf, listOf } from '@/contract/list'
import { merchantStatuses } from './merchant-list'
import { maintenanceLevel } from './merchants'
import { settingNames } from './setting-names'
import { count, id, instant, writtenText } from '@/contract/wire'

/** UAT: payments go to the processor's test site, and no money moves. */
export const environments = ['UAT', 'PROD'] as const

/** A merchant with the state of its settings (product.md A2). */
export const listedSettings = v.object({
  id,
  name: v.string(),
  sub_domain: v.string(),
  city: v.string(),
  state: v.string(),
  logo: v.nullable(v.string()),
  /** null here and below: the host does not say. */
  departments_on: v.nullable(count),
  departments_total: v.nullable(count),
  environment: v.nullable(v.picklist(environments)),
  enableTerminal: v.boolean(),
  force_guest_checkout_per_item: v.boolean(),
  /** What is announced or off now; null: nothing. */
  maintenance: v.nullable(maintenanceLevel),
  status: v.picklist(merchantStatuses),
  /** What keeps the site from opening, or would if it were not on. */
  problems: v.array(v.picklist(launchBlocks)),
  /** Why it cannot be deleted now; null: it can. */
  delete_problem: v.nullable(v.picklist(['enabled', 'has_payments'])),
  /** People who are signed in on its site. */
  signed_in: v.nullable(count),
  updated_at: v.nullable(instant),
  updated_by: v.nullable(v.string()),
})
export type ListedSettings = v.InferOutput<typeof listedSettings>

const mostStateLetters = 20

export const settingsList = listOf({
  row: listedSettings,
  sort: [
    'name',
    'sub_domain',
    'city',
    'state',
    'departments_on',
    'environment',
    'maintenance',
    'status',
    'updated_at',
  ],
  usualSort: 'name',
  filters: {
    status: v.optional(anyOf(merchantStatuses)),
    state: v.optional(writtenText(mostStateLetters)),
    environment: v.optional(v.picklist(environments)),
    has_problems: v.optional(v.boolean()),
    /**
     * Merchants that have one of these settings. Beside a search, they are found as well as those
     * whose name, subdomain or city has the text: screens know the settings' names, in five
     * languages.
     */
    setting: v.optional(anyOf(settingNames)),
  },
})

export const listSettings = endpoint({
  id: 'listSettings',
  method: 'GET',
  path: 'api/settings',
  in_specification: true,
  access: 'settings.view',
  sentence: true,
  query: settingsList.query,
  answer: settingsList.answer,
  errors: [422],
})
