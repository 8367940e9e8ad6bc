import type { InferOutput, ObjectEntries } from 'valibot'
import type { MessageId } from '@/i18n/message-ids'
import type { NamedDays, RangeName } from '@/rules/time/periods'
import type { FilterOption } from '@/ui/table/filter-fields'

/** The filters of a description with values of one type. */
type NamesOf<Filters extends ObjectEntries, Value> = {
  [Name in keyof Filters]: NonNullable<InferOutput<Filters[Name]>> extends Value ? Name : never
}[keyof Filters] &
  string

interface Labelled {
  readonly label: string
}

/** One of a few texts. */
export interface ChoiceFilter<Name extends string> extends Labelled {
  readonly kind: 'choice'
  readonly name: Name
  readonly options: readonly FilterOption[]
}

/** Any of several, in one text (`anyOf` in the contract). */
export interface ChoicesFilter<Name extends string> extends Labelled {
  readonly kind: 'choices'
  readonly name: Name
  readonly options: readonly FilterOption[]
}

/** Only rows for which it is true. */
export interface FlagFilter<Name extends string> extends Labelled {
  readonly kind: 'flag'
  readonly name: Name
}

/** A range of days, both included; either may be missing (`alone`). */
export interface DatesFilter<Name extends string> extends Labelled {
  readonly kind: 'dates'
  /** The filters with the first and the last day, `YYYY-MM-DD`. */
  readonly from: Name
  readonly to: Name
  /** The time zone of "today". */
  readonly zone: string
  readonly presets?: readonly RangeName[]
  /**
   * What one day alone means: only that day, or everything since or until it. Default `range`; the
   * server reads it the same way.
   */
  readonly alone?: 'day' | 'range'
  /** Why the server has nothing of these days; null if it has. */
  readonly problem?: (days: NamedDays) => MessageId | null
}

/** A range of amounts, both included; either may be missing. */
export interface AmountsFilter<Name extends string> extends Labelled {
  readonly kind: 'amounts'
  /** The filters with the bounds, in cents. */
  readonly min: Name
  readonly max: Name
}

interface TextFilter<Name extends string> extends Labelled {
  readonly name: Name
  /** Why this text cannot be looked for; null if it can. */
  readonly problem?: (text: string) => string | null
}

/** Several texts, each a part of one fact about the row; any of them may be set. */
export interface TextsFilter<Name extends string> extends Labelled {
  readonly kind: 'texts'
  /** The filters, with the names of their fields. */
  readonly texts: readonly TextFilter<Name>[]
}

/** A screen's settings of one filter; the list's description has its name and type. */
export type ListFilter<Filters extends ObjectEntries> =
  | ChoiceFilter<NamesOf<Filters, string>>
  | ChoicesFilter<NamesOf<Filters, string>>
  | FlagFilter<NamesOf<Filters, boolean>>
  | DatesFilter<NamesOf<Filters, string>>
  | AmountsFilter<NamesOf<Filters, number>>
  | TextsFilter<NamesOf<Filters, string>>

/** Of any list. */
export type AnyListFilter =
  | ChoiceFilter<string>
  | ChoicesFilter<string>
  | FlagFilter<string>
  | DatesFilter<string>
  | AmountsFilter<string>
  | TextsFilter<string>
