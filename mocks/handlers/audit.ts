import { auditActions, type AuditEntry, auditList, auditObjects, listAudit } from '@/contract/audit'
import { wordsIn } from '@/contract/list'
import { grantOf } from '@/rules/people/permissions'
import { plainDateIn } from '@/rules/time/dates'
import type { CallContext } from '@mocks/cloud/context'
import { reads, type Handlers } from '@mocks/cloud/handler'
import type { Subject } from '@/rules/people/subject'
import { seesDepartment } from '@/rules/people/departments-seen'
import type { AuditRow } from '@mocks/world/audit'
import { answerList } from './answer-list'
import { merchantFor } from './scope'

/** What this caller may read. */
function entriesFor(context: CallContext, merchantId: string | undefined): AuditRow[] {
  const { world, subject, tenant, user } = context
  const isOwn = grantOf(subject.role, 'audit.view')?.scope === 'own'
  const all = isOwn ? world.audit.by('actor', user?.id ?? '') : world.audit.all()
  const entries = all.filter((entry) => seesEntry(subject, entry))
  if (!tenant && merchantId === undefined) return entries
  const { id } = merchantFor(context, merchantId)
  return entries.filter(({ merchant_id }) => merchant_id === id)
}

/** A clerk reads nothing of other departments (decision 41). */
export const seesEntry = (subject: Subject, { departments }: AuditRow): boolean =>
  departments.every((id) => seesDepartment(subject, id))

const shown = ({ merchant_id: _, departments: __, ...entry }: AuditRow): AuditEntry => entry

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
          action: ({ action }) => action,
          object: ({ object }) => object.name,
        },
        text: ({ actor, object }) => [actor.name, object.name],
        filters: {
          object_kind: ({ object }, words) => wordsIn(auditObjects, words).includes(object.kind),
          object_id: ({ object }, id) => object.id === id,
          actor_id: ({ actor }, id) => actor.id === id,
          action: ({ action }, words) => wordsIn(auditActions, words).includes(action),
          from: ({ at }, day) => dayOf(at) >= day,
          to: ({ at }, day) => dayOf(at) <= day,
          // The entries are that merchant's already.
          merchant_id: () => true,
        },
      },
    )
    return { data: rows.map(shown), pagination }
  }),
}
