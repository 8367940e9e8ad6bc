import * as v from 'valibot'
import { proxy, subscribe } from 'valtio'
import { defaultLayoutConfig as specified, storageKeys } from '@/rules/constants'
import { forcesLight } from '@/state/first-look'
import { storedJson } from '@/state/storage'

/** A user's changes at one list of the office. */
const listMemory = v.object({
  /** Columns shown or hidden against their default, by id. */
  columns: v.fallback(v.record(v.string(), v.boolean()), {}),
  /** Rows on a page; the list ignores sizes that it does not offer. */
  per_page: v.fallback(v.nullable(v.number()), null),
})
export type ListMemory = v.InferOutput<typeof listMemory>

/**
 * Specification §3, "Layout config", and the visitor's other choices. A missing or damaged value
 * does not lose the others.
 */
const layoutConfig = v.object({
  /** The theme where neither a choice nor the system sets one (src/state/theme.ts). */
  mode: v.fallback(v.picklist(['light', 'dark']), specified.mode),
  /** `green` is the product's own; `#RRGGBB` for sites whose merchant has no color of its own. */
  primary_color: v.fallback(v.string(), specified.primary_color),
  /** For the office: as wide as the window, or as the citizens' pages. */
  containers: v.fallback(v.picklist(['fluid', 'fixed']), specified.containers),
  /** For the office. */
  sidebar: v.fallback(v.picklist(['dark', 'light']), specified.sidebar),
  /** The product forces light on start (specification §4); off: the stored or system mode counts. */
  force_light_on_start: v.fallback(v.boolean(), forcesLight),
  /** null: not chosen, so the browser's languages decide, or the city's (city-language.ts). */
  language: v.fallback(v.nullable(v.string()), null),
  /** The office's menu shows icons only. */
  sidebar_collapsed: v.fallback(v.boolean(), false),
  /** The card terminal that was used last at this counter. */
  terminal: v.fallback(v.nullable(v.string()), null),
  /** Notices on the city's site that were put away. */
  dismissed_notices: v.fallback(v.array(v.string()), []),
  /** For the office, by the list's name. */
  lists: v.fallback(
    v.record(v.string(), v.fallback(listMemory, { columns: {}, per_page: null })),
    {},
  ),
})
export type LayoutConfig = v.InferOutput<typeof layoutConfig>

const store = storedJson('local', storageKeys.config, layoutConfig, v.parse(layoutConfig, {}))

export const config = proxy<LayoutConfig>({ ...store.read() })

subscribe(config, () => store.write({ ...config }))
store.onOtherTab((value) => {
  Object.assign(config, value)
})
