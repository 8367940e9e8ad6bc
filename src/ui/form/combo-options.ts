/** What can be chosen in a combobox or a multi-select. Labels are text: what is typed is found in them. */
export interface ComboOption<Value extends string = string> {
  value: Value
  label: string
  /** A muted line under the label; what is typed is found there, too. */
  description?: string
  /** Options of one group stand together under its name; put them in that order. */
  group?: string
  disabled?: boolean
}

/** `Ö` is found by `o`, full-width letters by plain ones; each word that was typed must be there. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

export function matching<Option extends ComboOption>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const words = plain(typed).split(/\s+/u).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label, description = '' }) => {
    const text = plain(`${label} ${description}`)
    return words.every((word) => text.includes(word))
  })
}

export interface OptionGroup<Option extends ComboOption> {
  /** null: options without a group. */
  group: string | null
  options: readonly Option[]
}

/** In the order in which the groups come up, one entry each. */
export function groupsOf<Option extends ComboOption>(
  options: readonly Option[],
): readonly OptionGroup<Option>[] {
  const groups = new Map<string | null, Option[]>()
  for (const option of options) {
    const group = option.group ?? null
    groups.set(group, [...(groups.get(group) ?? []), option])
  }
  return Array.from(groups, ([group, members]) => ({ group, options: members }))
}
