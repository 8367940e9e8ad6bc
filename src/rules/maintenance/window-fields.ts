import * as v from 'valibot'
import {
  longestMaintenanceMessage,
  maintenanceLevels,
  type MaintenanceWindow,
  type WindowFields,
  windowScopes,
} from '@/contract/merchants/maintenance-windows'
import { id, longest } from '@/contract/wire'
import { outsideAddress } from '../addresses/outside-link'
import { dateRule, optionalText, requiredText, type Say } from '../forms/field-rules'
import { issuePath } from '../forms/issue-path'
import { windowTextRules, windowTextsOf } from '../languages/own-texts'
import { isSiteZone } from '../merchants/states'
import { isRealDay, plainDateIn, timeIn } from '../time/dates'
import { instantsAt } from '../time/local-time'

/** The fields of a window of maintenance (product.md A25), for the form and for the cloud. */

/** The problems that only these fields have, by name. */
const windowProblems = [
  'no-sites',
  'zone-wrong',
  'time-wrong',
  'no-such-time',
  'start-past',
  'end-early',
  'end-past',
  'url-wrong',
] as const
export type WindowProblem = (typeof windowProblems)[number]

export type SayWindow = (problem: WindowProblem) => string

interface Times {
  readonly now: number
  /** When a window that has begun began: its start cannot change. */
  readonly begun: string | null
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/u.test(text)

const minuteMs = 60_000

/** `times`: asked at each check, because a form is open for a while. */
export function windowRules(say: Say, says: SayWindow, times: () => Times) {
  const day = dateRule(say, { optional: true })
  const time = v.pipe(
    v.string(),
    v.check((text) => text === '' || isTime(text), says('time-wrong')),
  )
  const moment = v.object({ date: day, time })
  const fields = v.object({
    scope: v.picklist(windowScopes),
    merchant_ids: v.array(id),
    level: v.picklist(maintenanceLevels),
    message: requiredText(say, longestMaintenanceMessage),
    translations: windowTextRules(say),
    time_zone: v.pipe(v.string(), v.check(isSiteZone, says('zone-wrong'))),
    starts: moment,
    ends: moment,
    allow_staff: v.boolean(),
    status_url: v.pipe(
      optionalText(say, longest.long),
      v.check((text) => text === '' || outsideAddress(text) !== null, says('url-wrong')),
    ),
  })
  return v.pipe(
    fields,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      const add = (message: string, ...path: [string, ...string[]]) =>
        addIssue({ message, path: issuePath(value, path) })
      if (value.scope === 'merchants' && value.merchant_ids.length === 0) {
        add(says('no-sites'), 'merchant_ids')
      }
      const { now, begun } = times()
      for (const name of begun === null ? (['starts', 'ends'] as const) : (['ends'] as const)) {
        const { date, time: clock } = value[name]
        if ((date === '') !== (clock === '')) {
          add(say({ kind: 'missing' }), name, date === '' ? 'date' : 'time')
        } else if (isMoment(value[name]) && momentsOf(value.time_zone, value[name]).length === 0) {
          add(says('no-such-time'), name, 'time')
        }
      }
      const start = begun === null ? startOf(value, now) : Date.parse(begun)
      const end = endOf(value)
      const isPastDay = isDayBefore(value.time_zone, value.starts.date, now)
      if (begun === null && (isPastDay || (start !== null && start < startOfMinute(now)))) {
        // At the day, if no time of it is left: so it is said before a time is typed.
        add(says('start-past'), 'starts', isPastDay ? 'date' : 'time')
      } else if (end !== null && start !== null && end <= start) {
        add(says('end-early'), 'ends', 'time')
      } else if (end !== null && end <= now) add(says('end-past'), 'ends', 'time')
    }),
  )
}
export type WindowValues = v.InferOutput<ReturnType<typeof windowRules>>

type Moment = Readonly<WindowFields['starts']>
type Timed = Readonly<Pick<WindowFields, 'starts' | 'ends' | 'time_zone'>>

/** Whole and readable; others have an error of their own. */
const isMoment = ({ date, time }: Moment): boolean => isRealDay(date) && isTime(time)

const startOfMinute = (at: number): number => Math.floor(at / minuteMs) * minuteMs

const isDayBefore = (zone: string, date: string, now: number): boolean =>
  isSiteZone(zone) && isRealDay(date) && date < plainDateIn(zone, now)

function momentsOf(zone: string, { date, time }: Moment): number[] {
  return isSiteZone(zone) ? instantsAt(zone, date, time) : []
}

/** null: it cannot be told. The first of two: the notice stands before it has to. */
export function startOf({ starts, time_zone }: Timed, now: number): number | null {
  if (starts.date === '' && starts.time === '') return now
  return isMoment(starts) ? (momentsOf(time_zone, starts).at(0) ?? null) : null
}

/** Whether it stops payments or closes sites from now on. */
const stopsAtOnce = (
  { level, ...times }: Timed & Pick<WindowFields, 'level'>,
  now: number,
): boolean => {
  const start = startOf(times, now)
  return level !== 'banner' && start !== null && start <= now
}

/** Whether saving it stops more than what is in force already. `before`: null for a new window. */
export function stopsMore(values: Stopping, before: Stopping | null, now: number): boolean {
  if (!stopsAtOnce(values, now)) return false
  if (before === null || !stopsAtOnce(before, now) || before.level !== values.level) return true
  const isWithin =
    before.scope === 'all' ||
    (values.scope === 'merchants' &&
      values.merchant_ids.every((merchant) => before.merchant_ids.includes(merchant)))
  return !isWithin
}

type Stopping = Timed & Readonly<Pick<WindowFields, 'level' | 'scope' | 'merchant_ids'>>

/** null: without end, or it cannot be told. The last of two: the sites are back when it says so. */
export function endOf({ ends, time_zone }: Timed): number | null {
  return isMoment(ends) ? (momentsOf(time_zone, ends).at(-1) ?? null) : null
}

/** The clock shows this time twice on its day. */
export const isTwice = (zone: string, moment: Moment): boolean =>
  isMoment(moment) && momentsOf(zone, moment).length > 1

const momentIn = (zone: string, instant: string | null): Moment =>
  instant === null
    ? { date: '', time: '' }
    : { date: plainDateIn(zone, Date.parse(instant)), time: timeIn(zone, Date.parse(instant)) }

/** A new window: a notice for all sites, from now until it is ended. */
export const newWindow = (zone: string): WindowValues => ({
  scope: 'all',
  merchant_ids: [],
  level: 'banner',
  message: '',
  translations: windowTextsOf({}),
  time_zone: zone,
  starts: { date: '', time: '' },
  ends: { date: '', time: '' },
  allow_staff: true,
  status_url: '',
})

export function windowValues(row: MaintenanceWindow): WindowValues {
  return {
    scope: row.scope,
    merchant_ids: row.merchants.map(({ id: merchant }) => merchant),
    level: row.level,
    message: row.message,
    translations: windowTextsOf(row),
    time_zone: row.time_zone,
    starts: momentIn(row.time_zone, row.starts_at),
    ends: momentIn(row.time_zone, row.ends_at),
    allow_staff: row.allow_staff,
    status_url: row.status_url ?? '',
  }
}
