/** The options of a combobox or a multi-select. Labels are text, which the search looks through. */
export interface ComboOption<Value extends string = string> {
  value: Value
  label: string
  /** A muted line under the label; the search looks through it, too. */
  description?: string
  /** Options of one group are listed together under its name; the caller sorts them so. */
  group?: string
  disabled?: boolean
}

/** `Ö` is found by `o`, full-width letters by plain ones; every typed word must occur. */
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

/** In the order of first occurrence, unique. */
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
