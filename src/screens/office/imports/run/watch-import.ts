import type { QueryClient } from '@tanstack/react-query'
import { ApiFailure, waitSeconds } from '@/api/failure'
import { readImport } from '@/api/imports'
import { keys, type ResourceKey } from '@/api/keys'
import { officeKeys } from '@/api/office-keys'
import { type ImportPlace, importJobs, type Watched } from '@/state/office/import-jobs'
import { onSessionEnd } from '@/state/session/session'
import { isPassing } from './is-passing'
import { Pace } from './pace'

/** What an import makes stale: all that shows bills, accounts, money or users. */
export const staleAfterImport: readonly ResourceKey[] = [
  officeKeys.imports.all,
  officeKeys.officeSearch.all,
  officeKeys.dashboard.all,
  officeKeys.toDo.all,
  officeKeys.audit.all,
  officeKeys.warnings.all,
  officeKeys.merchantDepartments.all,
  keys.bills.all,
  keys.accounts.all,
  keys.users.all,
]

const pollMs = 700

onSessionEnd(() => {
  importJobs.watched = []
})

const isUnderWay = ({ outcome, failure }: Watched) => outcome === null && failure === null

/** Asks how far an import is until it is over, wherever one is by then; the notice tells it. */
export function watchImport(place: ImportPlace, queryClient: QueryClient): void {
  const { importId } = place
  if (importJobs.watched.some((one) => one.importId === importId && isUnderWay(one))) return
  forgetWatched(importId)
  importJobs.watched.push({ ...place, outcome: null, imported: 0, perSecond: null, failure: null })
  const pace = new Pace()
  const watched = () => importJobs.watched.find((one) => one.importId === importId)
  const look = async (): Promise<void> => {
    if (watched() === undefined) return
    const row = await readImport(importId)
    const now = watched()
    if (now === undefined) return
    queryClient.setQueryData(officeKeys.imports.one(importId), row)
    if (row.state === 'importing') {
      pace.add(row.progress?.rows ?? 0, performance.now())
      now.perSecond = pace.perSecond()
      setTimeout(again, pollMs)
      return
    }
    now.imported = row.result?.imported ?? 0
    now.outcome = row.state
    for (const queryKey of staleAfterImport) void queryClient.invalidateQueries({ queryKey })
  }
  const again = () => {
    look().catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error
      // It goes on at the server: only asking failed.
      if (isPassing(error)) setTimeout(again, waitMs(error))
      else {
        const now = watched()
        if (now !== undefined) now.failure = { error }
      }
    })
  }
  again()
}

/** As long as a busy server asks for. */
const waitMs = (failure: ApiFailure) => Math.max(3 * pollMs, (waitSeconds(failure) ?? 0) * 1_000)

export function forgetWatched(importId: string): void {
  importJobs.watched = importJobs.watched.filter((one) => one.importId !== importId)
}
