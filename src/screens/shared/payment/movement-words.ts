import type { movementTypes } from '@/contract/reports/report-sums'
import type { CodeWords } from '@/screens/shared/use-code-words'

/** What moved, in the reports and where money that went back is listed. */
export const movementWords: CodeWords<(typeof movementTypes)[number]> = {
  payment: { word: 'reports.movement.payment', tone: 'plain' },
  refund: { word: 'reports.movement.refund', tone: 'plain' },
  void: { word: 'reports.movement.void', tone: 'plain' },
  return: { word: 'reports.movement.return', tone: 'plain' },
}
