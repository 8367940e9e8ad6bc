import type { QueryClient } from '@tanstack/react-query'
import { ApiFailure } from '@/api/failure'
import { readImport } from '@/api/imports'
import { keys, type ResourceKey } from '@/api/keys'
import { officeKeys } from '@/api/office-keys'
import { type ImportPlace, importJobs } from '@/state/import-jobs'
import { onSessionEnd } from '@/state/session'
import { Pace } from './pace'

/** What an import makes stale: all that shows bills, accounts, money or users. */
export const staleAfterImport: readonly ResourceKey[] = [
  officeKeys.imports.all,
  officeKeys.officeSearch.all,
  officeKeys.dashboard.all,
  officeKeys.toDo.all,
  officeKeys.audit.all,
  officeKeys.merchantDepartments.all,
  keys.bills.all,
  keys.accounts.all,
  keys.users.all,
]

const pollMs = 700

onSessionEnd(() => {
  importJobs.watched = []
})

/** Asks how far an import is until it is over, wherever one is by then; the notice tells it. */
export function watchImport(place: ImportPlace, queryClient: QueryClient): void {
  const { importId } = place
  if (importJobs.watched.some((one) => one.importId === importId && one.outcome === null)) return
  forgetWatched(importId)
  importJobs.watched.push({ ...place, outcome: null, imported: 0, perSecond: null })
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
      if (error.kind === 'network' || error.status >= 500) setTimeout(again, 3 * pollMs)
      else forgetWatched(importId)
    })
  }
  again()
}

export function forgetWatched(importId: string): void {
  importJobs.watched = importJobs.watched.filter((one) => one.importId !== importId)
}
