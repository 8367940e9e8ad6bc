import * as v from 'valibot'
import { proxy, subscribe } from 'valtio'
import { defaultLayoutConfig as specified, storageKeys } from '@/rules/constants'
import { storedJson } from './storage'

/** Specification §3, "Layout config", and the visitor's language beside it. */
const layoutConfig = v.object({
  mode: v.picklist(['light', 'dark', 'system']),
  primary_color: v.string(),
  containers: v.picklist(['fluid', 'fixed']),
  sidebar: v.picklist(['dark', 'light']),
  /** The product forces light on start (specification §4); off: the stored or system mode counts. */
  force_light_on_start: v.boolean(),
  /** null: not chosen, the browser's languages decide. */
  language: v.nullable(v.string()),
  /** The office's menu shows icons alone. Stored choices from before it existed have none. */
  sidebar_collapsed: v.fallback(v.boolean(), false),
})
export type LayoutConfig = v.InferOutput<typeof layoutConfig>

const defaults: LayoutConfig = {
  ...specified,
  force_light_on_start: true,
  language: null,
  sidebar_collapsed: false,
}

const store = storedJson('local', storageKeys.config, layoutConfig, defaults)

export const config = proxy<LayoutConfig>({ ...store.read() })

subscribe(config, () => store.write({ ...config }))
store.onOtherTab((value) => {
  Object.assign(config, value)
})
