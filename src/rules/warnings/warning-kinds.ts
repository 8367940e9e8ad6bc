import {
  type Warning,
  type WarningFacts,
  type WarningKind,
  warningSeverities,
} from '@/contract/warnings'

/** When something is a warning, and how grave it is: one rule for each kind. */

export type Severity = Warning['severity']

interface KindRule {
  /** Whether what was seen is worth a warning. */
  readonly isReached: (facts: WarningFacts) => boolean
  readonly severity: (facts: WarningFacts) => Severity
}

const always = () => true

/** Fewer say nothing about a rate. */
const fewestPayments = 5
const manyPayments = 10
const declinedShare = 50
export const declineWindowMinutes = 30

const fewestMails = 50
const returnedShare = 3
const gravelyReturnedShare = 10

/** Of the rows of a file. */
const refusedShare = 10

/** A payment without an answer for longer is looked at by staff. */
export const unknownMinutes = 30

export const kindRules: Readonly<Record<WarningKind, KindRule>> = {
  'suspicious-traffic': { isReached: always, severity: () => 'high' },
  'unknown-payment': { isReached: always, severity: () => 'high' },
  'card-point': {
    isReached: ({ code }) => code !== 'accepted',
    // It may answer the next time; a wrong password never does.
    severity: ({ code }) => (code === 'no-answer' ? 'medium' : 'high'),
  },
  'decline-rate': {
    isReached: ({ share = 0, of = 0 }) => of >= fewestPayments && share >= declinedShare,
    severity: ({ of = 0 }) => (of >= manyPayments ? 'high' : 'medium'),
  },
  'county-system': {
    isReached: ({ code }) => code !== 'answers',
    severity: ({ code }) => (code === 'no-answer' ? 'high' : 'medium'),
  },
  'import-failed': {
    isReached: ({ code, share = 0 }) => code !== undefined || share >= refusedShare,
    // Without a code some rows were taken over.
    severity: ({ code }) => (code === undefined ? 'low' : 'medium'),
  },
  'bounce-rate': {
    isReached: ({ share = 0, of = 0 }) => of >= fewestMails && share >= returnedShare,
    severity: ({ share = 0 }) => (share >= gravelyReturnedShare ? 'medium' : 'low'),
  },
  'foreign-host': { isReached: always, severity: () => 'medium' },
  'merchant-off': {
    isReached: ({ affected = 0 }) => affected > 0,
    severity: () => 'medium',
  },
}

export const isWarning = (kind: WarningKind, facts: WarningFacts): boolean =>
  kindRules[kind].isReached(facts)

export const severityOf = (kind: WarningKind, facts: WarningFacts): Severity =>
  kindRules[kind].severity(facts)

/** The worst first. */
export const severityRank = (severity: Severity): number => warningSeverities.indexOf(severity)

/** In whole percent; never 100 % for less than all. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((100 * part) / whole)
