import {
  checkMaintenance,
  getMaintenanceWindow,
  listMaintenanceWindows,
  type MaintenanceWindow,
  maintenanceWindowList,
} from '@/contract/merchants/maintenance-windows'
import { type Handlers, reads } from '@mocks/cloud/handler'
import { answerList } from '@mocks/handlers/answer-list'
import { dueIn, overlapping, zonesOf } from './check-window'
import { merchantsOf, rowOf, shownWindow } from './window-view'

/** Those in force first, then those to come, each by their start; the latest of the past first. */
function inOrder({ state, starts_at }: MaintenanceWindow): number {
  const start = Date.parse(starts_at)
  return { current: start, upcoming: 1e14 + start, past: 3e14 - start }[state]
}

const latest = 'without end'

export const maintenanceWindowHandlers: Handlers<
  'listMaintenanceWindows' | 'getMaintenanceWindow' | 'checkMaintenance'
> = {
  listMaintenanceWindows: reads(listMaintenanceWindows, ({ world, now }, { query }) => {
    const all = world.maintenanceWindows.all().map((row) => shownWindow(world, row, now))
    const { rows, pagination } = answerList(maintenanceWindowList, all, query, {
      key: ({ id }) => id,
      text: ({ message, merchants }) => [message, ...merchants.map(({ name }) => name)],
      sort: { state: inOrder, ends_at: ({ ends_at }) => ends_at ?? latest },
      filters: {
        merchant_id: ({ scope, merchants }, wanted) =>
          scope === 'all' || merchants.some(({ id }) => id === wanted),
      },
    })
    return { data: rows, pagination }
  }),

  getMaintenanceWindow: reads(getMaintenanceWindow, ({ world, now }, { params }) => {
    return { data: shownWindow(world, rowOf(world, params.id), now) }
  }),

  checkMaintenance: reads(checkMaintenance, ({ world, now }, { body }) => {
    const { starts_at, ends_at, except } = body
    const merchants = merchantsOf(world, body)
    const span = starts_at === null ? null : { starts_at, ends_at }
    return {
      data: {
        sites: merchants.length,
        zones: zonesOf(merchants),
        due: span === null ? [] : dueIn({ world, now }, merchants, span),
        overlaps: span === null ? [] : overlapping(world, merchants, span, except),
      },
    }
  }),
}
