import * as v from 'valibot'
import { type ReportFacts, reportFacts } from '@mocks/app/bug-report'
import { storageKey } from './page-place'

/** Of the bug report that this tab has opened here, for the panel to show. */
const key = storageKey('demo-report')

export const reportSlot = {
  read(): ReportFacts | null {
    try {
      const text = window.sessionStorage.getItem(key) ?? 'null'
      const read = v.safeParse(reportFacts, JSON.parse(text))
      return read.success ? read.output : null
    } catch {
      return null
    }
  },
  keep(facts: ReportFacts): void {
    try {
      window.sessionStorage.setItem(key, JSON.stringify(facts))
    } catch {
      // Blocked: the panel does not show them.
    }
  },
}
