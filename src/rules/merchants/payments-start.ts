import type { SourceType } from '@/contract/departments/departments'
import { sourceTypes } from '@/rules/constants'

/**
 * Whether a department that leads to another site begins to take payments here. Its payment settings
 * count from then on, as those of a new department do: creating them is a permission of its own
 * (product.md 4.1).
 */
export const startsPayments = (before: SourceType, after: SourceType): boolean =>
  before === sourceTypes.url && after !== sourceTypes.url
