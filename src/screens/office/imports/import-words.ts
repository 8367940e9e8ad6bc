import type {
  ImportCode,
  ImportMode,
  ImportRefusal,
  ImportRow,
  ImportState,
  RowOutcome,
} from '@/contract/imports/imports'
import type { AboutOf } from '@/contract/bills/bill-kinds'
import type { MessageId } from '@/i18n/message-ids'
import type { CodeWords } from '@/screens/shared/use-code-words'
import type { FailureWords } from '@/screens/shared/forms/write-problem'
import type { ImportStep } from './import-search'

/** The word and tone of each state, in the history and in a heading. */
export const stateWords: CodeWords<ImportState> = {
  uploading: { word: 'imports.state.uploading', tone: 'due' },
  uploaded: { word: 'imports.state.uploaded', tone: 'due' },
  mapped: { word: 'imports.state.mapped', tone: 'due' },
  importing: { word: 'imports.state.importing', tone: 'info' },
  imported: { word: 'imports.state.imported', tone: 'brand' },
  failed: { word: 'imports.state.failed', tone: 'late' },
  cancelled: { word: 'imports.state.cancelled', tone: 'plain' },
  undone: { word: 'imports.state.undone', tone: 'plain' },
}

type PermitStatus = AboutOf<'permit'>['status']

export type ShownOutcome = RowOutcome | 'warned'

export const outcomeWords: CodeWords<ShownOutcome> = {
  new: { word: 'imports.outcome.new', tone: 'brand' },
  changed: { word: 'imports.outcome.changed', tone: 'info' },
  unchanged: { word: 'imports.outcome.unchanged', tone: 'plain' },
  warned: { word: 'imports.outcome.warned', tone: 'due' },
  refused: { word: 'imports.outcome.refused', tone: 'late' },
}

/** What the page of a permit says of it; the office's own words stay as its file writes them. */
export const permitStatusWords: Readonly<Record<PermitStatus, MessageId>> = {
  issued: 'imports.permitStatus.issued',
  'in-review': 'imports.permitStatus.in-review',
  'awaiting-payment': 'imports.permitStatus.awaiting-payment',
  closed: 'imports.permitStatus.closed',
}

export const stepWords: Readonly<Record<ImportStep, { title: MessageId; lead: MessageId }>> = {
  upload: { title: 'imports.step.upload', lead: 'imports.stepLead.upload' },
  map: { title: 'imports.step.map', lead: 'imports.stepLead.map' },
  check: { title: 'imports.step.check', lead: 'imports.stepLead.check' },
  import: { title: 'imports.step.import', lead: 'imports.stepLead.import' },
  result: { title: 'imports.step.result', lead: 'imports.stepLead.result' },
}

export const modeWords: Readonly<Record<ImportMode, { label: MessageId; help: MessageId }>> = {
  'add-and-update': {
    label: 'imports.mode.add-and-update',
    help: 'imports.modeHelp.add-and-update',
  },
  'add-only': { label: 'imports.mode.add-only', help: 'imports.modeHelp.add-only' },
  'replace-open': { label: 'imports.mode.replace-open', help: 'imports.modeHelp.replace-open' },
}

interface CodeTexts {
  /** In a few words, for filters. */
  readonly name: MessageId
  /** What is wrong, with the column and the value, and what helps. */
  readonly issue: MessageId
  readonly fix: MessageId
}

export const codeWords: Readonly<Record<ImportCode, CodeTexts>> = {
  E001: { name: 'imports.code.e001', issue: 'imports.issue.e001', fix: 'imports.fix.e001' },
  E002: { name: 'imports.code.e002', issue: 'imports.issue.e002', fix: 'imports.fix.e002' },
  E003: { name: 'imports.code.e003', issue: 'imports.issue.e003', fix: 'imports.fix.e003' },
  E004: { name: 'imports.code.e004', issue: 'imports.issue.e004', fix: 'imports.fix.e004' },
  E005: { name: 'imports.code.e005', issue: 'imports.issue.e005', fix: 'imports.fix.e005' },
  E006: { name: 'imports.code.e006', issue: 'imports.issue.e006', fix: 'imports.fix.e006' },
  E007: { name: 'imports.code.e007', issue: 'imports.issue.e007', fix: 'imports.fix.e007' },
  E008: { name: 'imports.code.e008', issue: 'imports.issue.e008', fix: 'imports.fix.e008' },
  E009: { name: 'imports.code.e009', issue: 'imports.issue.e009', fix: 'imports.fix.e009' },
  E010: { name: 'imports.code.e010', issue: 'imports.issue.e010', fix: 'imports.fix.e010' },
  E011: { name: 'imports.code.e011', issue: 'imports.issue.e011', fix: 'imports.fix.e011' },
  E012: { name: 'imports.code.e012', issue: 'imports.issue.e012', fix: 'imports.fix.e012' },
  E013: { name: 'imports.code.e013', issue: 'imports.issue.e013', fix: 'imports.fix.e013' },
  E014: { name: 'imports.code.e014', issue: 'imports.issue.e014', fix: 'imports.fix.e014' },
  E015: { name: 'imports.code.e015', issue: 'imports.issue.e015', fix: 'imports.fix.e015' },
  E016: { name: 'imports.code.e016', issue: 'imports.issue.e016', fix: 'imports.fix.e016' },
  E017: { name: 'imports.code.e017', issue: 'imports.issue.e017', fix: 'imports.fix.e017' },
  E018: { name: 'imports.code.e018', issue: 'imports.issue.e018', fix: 'imports.fix.e018' },
  E019: { name: 'imports.code.e019', issue: 'imports.issue.e019', fix: 'imports.fix.e019' },
  E020: { name: 'imports.code.e020', issue: 'imports.issue.e020', fix: 'imports.fix.e020' },
  E021: { name: 'imports.code.e021', issue: 'imports.issue.e021', fix: 'imports.fix.e021' },
  E022: { name: 'imports.code.e022', issue: 'imports.issue.e022', fix: 'imports.fix.e022' },
  E023: { name: 'imports.code.e023', issue: 'imports.issue.e023', fix: 'imports.fix.e023' },
  E024: { name: 'imports.code.e024', issue: 'imports.issue.e024', fix: 'imports.fix.e024' },
  W101: { name: 'imports.code.w101', issue: 'imports.issue.w101', fix: 'imports.fix.w101' },
  W102: { name: 'imports.code.w102', issue: 'imports.issue.w102', fix: 'imports.fix.w102' },
  W103: { name: 'imports.code.w103', issue: 'imports.issue.w103', fix: 'imports.fix.w103' },
}

export const failureWords: Readonly<Record<NonNullable<ImportRow['failure']>, MessageId>> = {
  changed: 'imports.failure.changed',
  'department-off': 'imports.failure.department-off',
  error: 'imports.failure.error',
}

/** Why a change of an import was refused, in the reader's language. */
const refusals = {
  same_file: 'imports.refusal.sameFile',
  not_uploaded: 'imports.refusal.notUploaded',
  not_mapped: 'imports.refusal.notMapped',
  not_checked: 'imports.refusal.notChecked',
  check_outdated: 'imports.refusal.checkOutdated',
  not_confirmed: 'imports.refusal.notConfirmed',
  already_running: 'imports.refusal.alreadyRunning',
  department_off: 'imports.refusal.departmentOff',
  over: 'imports.refusal.over',
  not_running: 'imports.refusal.notRunning',
  not_undoable: 'imports.refusal.notUndoable',
  rows_gone: 'imports.refusal.rowsGone',
} as const satisfies Readonly<Record<ImportRefusal, MessageId>>

export const refusalWords = { codes: refusals } as const satisfies FailureWords
