import type { Place } from '@/rules/tenants/hosts'
import { linkWords, placeOf, type ScriptFault, viewWord, withWords } from './link'
import type { Scenario } from './scenario'

/** The page of a bug report: it plays what the reporter's tab played, as a visit that has begun. */
export function reportLink(
  here: Place,
  page: Pick<Scenario, 'tenant' | 'path'>,
  played: {
    readonly visit: string
    readonly scenario: string | null
    readonly faults: string | null
    readonly script: ScriptFault | null
  },
  view: string,
): string {
  const { visit, scenario, faults, script } = played
  const url = new URL(
    withWords(placeOf(here, page), {
      [linkWords.scenario]: scenario ?? '',
      [linkWords.visit]: visit,
      ...(faults !== null && { [linkWords.carried]: faults }),
      ...(script !== null && { [linkWords.script]: script }),
    }),
  )
  url.hash = viewWord + encodeURIComponent(view)
  return url.href
}
