import type { movementTypes } from '@/contract/reports/report-sums'
import type { environments } from '@/contract/merchants/settings-list'
import type { CodeWords } from '@/screens/shared/use-code-words'

export const movementWords: CodeWords<(typeof movementTypes)[number]> = {
  payment: { word: 'reports.movement.payment', tone: 'plain' },
  refund: { word: 'reports.movement.refund', tone: 'plain' },
  void: { word: 'reports.movement.void', tone: 'plain' },
  return: { word: 'reports.movement.return', tone: 'plain' },
}

export const environmentWords: CodeWords<(typeof environments)[number]> = {
  UAT: { word: 'list.environment.test', tone: 'due' },
  PROD: { word: 'list.environment.live', tone: 'plain' },
}
