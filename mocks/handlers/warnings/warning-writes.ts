import * as v from 'valibot'
import type { AuditAction } from '@/contract/audit'
import { updateWarning, warningActions, type WarningAction } from '@/contract/warnings'
import { may } from '@/rules/people/permissions'
import { actionsOn, closeRules } from '@/rules/warnings/warning-actions'
import type { ApplyContext, CallContext } from '@mocks/cloud/context'
import { Command, type Handlers, writes } from '@mocks/cloud/handler'
import { forbidden, invalid, Refusal } from '@mocks/cloud/reply'
import { eventOf, type WarningRow } from '@mocks/world/warnings'
import { audit, changesBetween } from '@mocks/handlers/audit-entry'
import { checkedBy, sayAsServer } from '@mocks/handlers/say-as-server'
import { checkVersion } from '@mocks/handlers/versions'
import { mayOwn } from './warning-owners'
import { shownDetail, warningNamed } from './warning-view'

const command = v.object({
  id: v.string(),
  action: v.picklist(warningActions),
  owner_id: v.nullable(v.string()),
  note: v.string(),
})
type Content = v.InferOutput<typeof command>

const auditActions: Readonly<Record<WarningAction, AuditAction>> = {
  acknowledge: 'warning-acknowledged',
  assign: 'warning-assigned',
  close: 'warning-closed',
  reopen: 'warning-reopened',
}

/** Throws unless the caller may do that with it as it is. */
function checkAction({ subject }: CallContext, { state }: WarningRow, action: WarningAction): void {
  const edit = may(subject, 'warnings.edit')
  if (action !== 'acknowledge' && !edit) {
    throw forbidden(`Your role (${subject.role}) may acknowledge warnings only`)
  }
  if (actionsOn(state, { acknowledge: true, edit }).includes(action)) return
  throw new Refusal(409, { code: 'not_now', message: `This warning is ${state}.` })
}

function checkOwner({ world }: CallContext, id: string | null): void {
  if (id === null || world.users.readOne(id, mayOwn) === true) return
  throw invalid({ owner_id: ['This person cannot have warnings. Choose another one.'] })
}

/** A note is for the history; what closes a warning needs one. */
function checkedNote(action: WarningAction, note: string): string {
  if (action !== 'close') return note.trim()
  return checkedBy(closeRules(sayAsServer), { note }).note
}

const nextState: Readonly<Record<WarningAction, WarningRow['state'] | null>> = {
  acknowledge: 'acknowledged',
  // It stays as it is.
  assign: null,
  close: 'closed',
  reopen: 'open',
}

const events = {
  acknowledge: 'acknowledged',
  assign: 'assigned',
  close: 'closed',
  reopen: 'reopened',
} as const

function changed(context: ApplyContext, row: WarningRow, content: Content): WarningRow {
  const { world, at, user } = context
  const { action, owner_id, note } = content
  const by = user && { id: user.id, name: user.name }
  const name = world.users.readOne(owner_id ?? '', (person) => person.name)
  const to = owner_id === null || name === undefined ? null : { id: owner_id, name }
  const owner = {
    // Who acknowledges a warning without an owner becomes its owner.
    acknowledge: row.owner_id ?? by?.id ?? null,
    assign: owner_id,
    close: row.owner_id,
    reopen: row.owner_id,
  }[action]
  const event = eventOf(at, events[action], { by, to, note })
  const state = nextState[action] ?? row.state
  return { ...row, state, owner_id: owner, history: [...row.history, event] }
}

function noteChange(
  context: ApplyContext,
  before: WarningRow,
  after: WarningRow,
  content: Content,
) {
  const nameOf = (id: string | null) =>
    id === null ? null : (context.world.users.readOne(id, ({ name }) => name) ?? id)
  const noted = (row: WarningRow, text: string) => ({
    state: row.state,
    owner: nameOf(row.owner_id),
    note: text,
  })
  audit(context, {
    action: auditActions[content.action],
    object: { kind: 'warning', id: after.id, name: after.subject.name },
    merchant_id: null,
    changes: changesBetween(noted(before, ''), noted(after, content.note), [
      'state',
      'owner',
      'note',
    ]),
  })
}

export const warningWriteHandlers: Handlers<'updateWarning'> = {
  updateWarning: writes(updateWarning, {
    command,
    decide: (context, { params, body }) => {
      const { world, now } = context
      const row = warningNamed(world, now, params.id)
      const { action, owner_id = null } = body
      const content = { id: row.id, action, owner_id, note: checkedNote(action, body.note ?? '') }
      checkVersion(body.version, shownDetail(world, row))
      checkAction(context, row, action)
      if (action === 'assign') checkOwner(context, owner_id)
      return new Command(content)
    },
    apply: (context, content) => {
      const { world, now } = context
      const before = warningNamed(world, now, content.id)
      const after = changed(context, before, content)
      // One that time alone has brought is stored from now on.
      if (world.warnings.get(after.id)) world.warnings.update(after.id, after)
      else world.warnings.insert(after)
      noteChange(context, before, after, content)
      return { data: shownDetail(world, after) }
    },
  }),
}
