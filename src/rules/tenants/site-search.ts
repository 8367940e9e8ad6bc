import { municipalities } from './municipalities'

/** Words before and after a name that its address does not have: "City of Tiffin, Ohio". */
const around = /^(?:the )?(?:city|village|town|township|county) of |,.*$/giu

/** Of "LeAx" and "Le Ax" the same. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9-]/gu, '')

/**
 * The label of the site that a typed name most likely means, for `tenantAddress`: a known
 * municipality with that name or beginning with it, else the name itself. Null: nothing to look for.
 */
export function siteLabelFor(typed: string): string | null {
  const name = plain(typed.trim().replaceAll(around, ''))
  const labels = municipalities.map((one) => one.toLowerCase())
  const known =
    labels.find((label) => label === name) ?? labels.find((label) => label.startsWith(name))
  return name === '' ? null : (known ?? name).slice(0, 63)
}
