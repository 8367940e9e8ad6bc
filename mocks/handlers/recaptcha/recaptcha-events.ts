import * as v from 'valibot'
import type { AuditAction } from '@/contract/audit'
import {
  getRecaptchaEvent,
  getRecaptchaSummary,
  listRecaptchaEvents,
  markRecaptchaEvent,
  type RecaptchaEvent,
  recaptchaEventList,
  revealRecaptchaAddress,
} from '@/contract/recaptcha/recaptcha-events'
import { scoreBandNames, scoreBands } from '@/contract/recaptcha/recaptcha-scores'
import { wordsIn } from '@/contract/list'
import { maskedAddress } from '@/rules/recaptcha/networks'
import { summaryOf } from '@/rules/recaptcha/summary'
import { plainDateIn } from '@/rules/time/dates'
import type { ApplyContext, CallContext } from '@mocks/cloud/context'
import { Command, type Handlers, reads, writes } from '@mocks/cloud/handler'
import { Refusal } from '@mocks/cloud/reply'
import { answerList, betweenDays } from '@mocks/handlers/answer-list'
import { audit } from '@mocks/handlers/audit-entry'
import { providersZone } from '@mocks/handlers/reports/report-days'
import { counterOf, takeTry } from '@mocks/handlers/tries'
import { recaptchaEventRow, type RecaptchaEventRow } from '@mocks/world/recaptcha-events'
import { limitsNow } from './limits-now'
import { shownTries, shownTry, tryOf } from './seen-tries'

type Filters = Parameters<
  typeof answerList<RecaptchaEvent, never, typeof recaptchaEventList.filters>
>[2]

const dayOf = ({ at }: RecaptchaEvent): string => plainDateIn(providersZone, Date.parse(at))

const isInBand = ({ score }: RecaptchaEvent, asked: string): boolean =>
  wordsIn(scoreBandNames, asked)
    .map((name) => scoreBands[name])
    .some(({ from, to }) => score >= from && score <= to)

/** The tries of a list, and of the figures above it. */
const asked = (context: CallContext, query: Filters) =>
  answerList(recaptchaEventList, shownTries(context), query, {
    key: ({ id }) => id,
    text: ({ network, merchant, last4 }) => [network ?? '', merchant?.name ?? '', last4],
    sort: { merchant: ({ merchant }) => merchant?.name ?? '' },
    filters: {
      ...betweenDays(dayOf),
      merchant_id: ({ merchant }, id) => merchant?.id === id,
      score: isInBand,
      network: ({ network }, text) => network?.includes(text.trim().toLowerCase()) === true,
    },
  })

function found(context: Pick<CallContext, 'world' | 'services'>, id: string): RecaptchaEventRow {
  const row = tryOf(context, id)
  if (!row) throw new Refusal(409, { code: 'gone', message: 'This try is not kept any more.' })
  return row
}

function note(context: ApplyContext, action: AuditAction, row: RecaptchaEventRow): void {
  const name = maskedAddress(row.address) ?? ''
  audit(context, { action, object: { kind: 'recaptcha', id: row.id, name }, merchant_id: null })
}

export const recaptchaEventHandlers: Handlers<
  | 'listRecaptchaEvents'
  | 'getRecaptchaSummary'
  | 'getRecaptchaEvent'
  | 'revealRecaptchaAddress'
  | 'markRecaptchaEvent'
> = {
  listRecaptchaEvents: reads(listRecaptchaEvents, (context, { query }) => {
    const { rows, pagination } = asked(context, query)
    return { data: rows, pagination }
  }),

  getRecaptchaSummary: reads(getRecaptchaSummary, (context, { query }) => ({
    data: summaryOf(asked(context, query).matching, limitsNow(context.world), context.now),
  })),

  getRecaptchaEvent: reads(getRecaptchaEvent, (context, { params }) => {
    const row = tryOf(context, params.id)
    return { data: row ? shownTry(context, row) : null }
  }),

  revealRecaptchaAddress: writes(revealRecaptchaAddress, {
    command: v.object({ event: recaptchaEventRow }),
    decide: (context, { params }) => {
      takeTry(
        context,
        [counterOf('addresses of visitors shown to a user', context.user?.id ?? '')],
        'You have looked at many addresses in the last hour. Try again later.',
      )
      return new Command({ event: found(context, params.id) })
    },
    apply: (context, { event }) => {
      note(context, 'recaptcha-address-viewed', event)
      return { data: { address: event.address } }
    },
  }),

  markRecaptchaEvent: writes(markRecaptchaEvent, {
    // The whole row: what staff have looked at is kept with the world from then on.
    command: v.object({ event: recaptchaEventRow, on: v.boolean() }),
    decide: (context, { params, body }) =>
      new Command({ event: found(context, params.id), on: body.false_positive }),
    apply: (context, { event, on }) => {
      const { world, services, at, user } = context
      const false_positive = on ? { by: user?.name ?? '', at } : null
      if (world.recaptchaEvents.get(event.id)) {
        world.recaptchaEvents.update(event.id, { false_positive })
      } else {
        world.recaptchaEvents.insert({ ...event, false_positive })
        services.recentTries.drop(event.id)
      }
      note(context, on ? 'recaptcha-false-positive' : 'recaptcha-suspect', event)
      return { data: { id: event.id, false_positive } }
    },
  }),
}
