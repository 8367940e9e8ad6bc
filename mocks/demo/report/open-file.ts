import { faultsHeader } from '@mocks/cloud/visit/visit-headers'
import { type BugReport, longestFile, readDemoFile } from '@mocks/app/bug-report'
import type { FileProblem } from '@mocks/app/world-file'
import { pagePlace } from '@mocks/hosts/shared/tab/page-place'
import { keepTabVisit, readTabVisit } from '@mocks/hosts/shared/tab/tab-visit'
import { reportLink } from '@mocks/scenarios/report-link'
import { worldClient } from '../world-client'
import type { CarriedView } from './restore-view'

/**
 * Opens a world file or a bug report. A report leads to its page and does not return. Answers why
 * a file is refused; null: the world of the file is here now.
 */
export async function openFile(file: File): Promise<FileProblem | null> {
  if (file.size > longestFile) return { kind: 'too-large' }
  const read = readDemoFile(await file.text())
  if ('kind' in read) return read
  if (read.report === null) return worldClient.importFile(read.world)
  return openReport(read.report, read.world)
}

async function openReport(report: BugReport, world: string): Promise<FileProblem | null> {
  const { scenario, faults, script, city, view } = report
  const before = readTabVisit()
  const visit = crypto.randomUUID()
  // A scenario with a world of its own has it under this visit, on every site.
  keepTabVisit({ ...before, id: visit, scenario, faults: [] })
  const problem = await takeWorld(world).catch((error: unknown) => {
    keepTabVisit(before)
    throw error
  })
  if (problem !== null) {
    keepTabVisit(before)
    return problem
  }
  const { saved, app, build, browser, window: size } = report
  const carried: CarriedView = { view, facts: { saved, app, build, browser, window: size } }
  const [path = '/'] = view.path.split('#')
  const armed = faults.length === 0 ? null : faultsHeader(faults)
  window.location.assign(
    reportLink(
      pagePlace(),
      { tenant: city, path },
      { visit, scenario, faults: armed, script },
      JSON.stringify(carried),
    ),
  )
  return new Promise(() => undefined)
}

/** The scenario's own world is made first: both at once would keep the worker silent for long. */
async function takeWorld(world: string): Promise<FileProblem | null> {
  await worldClient.state()
  return worldClient.importFile(world)
}
