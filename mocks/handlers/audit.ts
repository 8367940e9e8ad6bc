import {
  type AuditChange,
  type AuditEntry,
  auditList,
  auditObjects,
  listAudit,
} from '@/contract/audit'
import { wordsIn } from '@/contract/list'
import { may } from '@/rules/people/permissions'
import { personView } from '@/rules/people/person-view'
import { plainDateIn } from '@/rules/time/dates'
import type { CallContext } from '@mocks/cloud/context'
import { reads, type Handlers } from '@mocks/cloud/handler'
import type { Subject } from '@/rules/people/subject'
import { seesDepartment } from '@/rules/people/departments-seen'
import type { AuditRow } from '@mocks/world/audit'
import { answerList, betweenDays } from './answer-list'
import { merchantFor } from './scope'

type Reading = Pick<CallContext, 'subject' | 'tenant'>

/** Whether the caller reads this entry, in the log or beside the user who made it. */
export const isReadBy = ({ subject, tenant }: Reading, entry: AuditRow): boolean =>
  may(subject, 'audit.view', { merchant_id: entry.merchant_id, user_id: entry.actor.id }) &&
  (!tenant || entry.merchant_id === tenant.id) &&
  seesEntry(subject, entry)

/** A clerk reads nothing of other departments (decision 41). */
export const seesEntry = (subject: Subject, { departments }: AuditRow): boolean =>
  departments.every((id) => seesDepartment(subject, id))

/** What this caller may read. */
function entriesFor(context: CallContext, merchantId: string | undefined): AuditRow[] {
  const { world, tenant } = context
  const entries = world.audit.filter((entry) => isReadBy(context, entry))
  if (!tenant && merchantId === undefined) return entries
  const { id } = merchantFor(context, merchantId)
  return entries.filter(({ merchant_id }) => merchant_id === id)
}

const unsaid = ({ field }: AuditChange): AuditChange => ({
  field,
  before: null,
  after: null,
  secret: true,
})

/** The values that the calls about these things would not answer the caller. */
function hides({ world, subject }: CallContext, { action, object, merchant_id }: AuditRow) {
  if (action === 'card-point-changed' || action === 'card-point-tested') {
    const isShown = may(subject, 'settings.card-point')
    return () => !isShown
  }
  if (object.kind !== 'user') return () => false
  const place = world.users.get(object.id)?.merchant_id ?? merchant_id
  const isWhole = personView(subject, { id: object.id, merchant_id: place }) === 'whole'
  return ({ field }: AuditChange) => !isWhole && personalFields.has(field)
}

const personalFields: ReadonlySet<string> = new Set(['email', 'pending_email', 'username', 'phone'])

function shown(context: CallContext, row: AuditRow): AuditEntry {
  const isHidden = hides(context, row)
  const { merchant_id: _, departments: __, ...entry } = row
  return {
    ...entry,
    changes: entry.changes.map((change) => (isHidden(change) ? unsaid(change) : change)),
  }
}

export const auditHandlers: Handlers<'listAudit'> = {
  listAudit: reads(listAudit, (context, { query }) => {
    const zone = context.tenant?.merchant().time_zone ?? 'UTC'
    const dayOf = (at: string) => plainDateIn(zone, Date.parse(at))
    const { rows, pagination } = answerList(
      auditList,
      entriesFor(context, query.merchant_id),
      query,
      {
        key: ({ id }) => id.padStart(9, '0'),
        sort: {
          // The later of two in one moment is the later one.
          at: ({ at, id }) => `${at} ${id.padStart(9, '0')}`,
          actor: ({ actor }) => actor.name,
          object: ({ object }) => object.name,
        },
        text: ({ actor, object }) => [actor.name, object.name],
        filters: {
          object_kind: ({ object }, words) => wordsIn(auditObjects, words).includes(object.kind),
          object_id: ({ object }, id) => object.id === id,
          actor_id: ({ actor }, id) => actor.id === id,
          ...betweenDays(({ at }) => dayOf(at)),
        },
        applied: ['merchant_id'],
      },
    )
    return { data: rows.map((row) => shown(context, row)), pagination }
  }),
}
