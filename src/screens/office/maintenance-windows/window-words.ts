import type { MaintenanceWindow } from '@/contract/merchants/maintenance-windows'
import type { CodeWords } from '@/screens/shared/use-code-words'
import type { FailureWords } from '@/screens/shared/forms/write-problem'

export const levelWords: CodeWords<MaintenanceWindow['level']> = {
  banner: { word: 'maintenance-windows.level.banner', tone: 'info' },
  'payments-off': { word: 'maintenance-windows.level.payments-off', tone: 'due' },
  'site-off': { word: 'maintenance-windows.level.site-off', tone: 'late' },
}

export const stateWords: CodeWords<MaintenanceWindow['state']> = {
  current: { word: 'maintenance-windows.state.current', tone: 'brand' },
  upcoming: { word: 'maintenance-windows.state.upcoming', tone: 'info' },
  past: { word: 'maintenance-windows.state.past', tone: 'plain' },
}

/** Why a change was refused. */
export const refusalWords = {
  codes: {
    over: 'maintenance-windows.refused.over',
    begun: 'maintenance-windows.refused.begun',
    not_begun: 'maintenance-windows.refused.notBegun',
    same: 'maintenance-windows.refused.same',
    gone: 'maintenance-windows.refused.gone',
  },
} as const satisfies FailureWords

/** A question has no fields to compare when another person changed the window. */
export const questionWords = {
  codes: { ...refusalWords.codes, changed: 'maintenance-windows.refused.changed' },
} as const satisfies FailureWords
