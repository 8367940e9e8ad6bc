import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { saveProfile } from '@/api/people/users'
import { isDecided } from '@/api/write'
import { deliveries, type User } from '@/contract/people/users'
import { longest } from '@/contract/wire'
import type { MessageId } from '@/i18n/message-ids'
import { usernameMinimumLength } from '@/rules/people/usernames'
import { keptOver, typedOver } from '@/screens/shared/forms/typed-over'
import { DraftNote } from '@/screens/shared/forms/draft-note'
import { LeaveDialog } from '@/screens/shared/forms/leave-dialog'
import { useWrite } from '@/screens/shared/forms/use-write'
import { config } from '@/state/preferences'
import { BottomBar } from '@/ui/layout/bottom-bar'
import { Button } from '@/ui/action/button'
import { Columns } from '@/ui/layout/columns'
import { type FormApi, FormShell } from '@/ui/form/shell/form-shell'
import { Row } from '@/ui/layout/stack'
import { AccountCard } from './account-card'
import {
  type Details,
  type DetailsFields as Typed,
  detailsForm,
  isSame,
  isSavedIn,
  toBody,
  toForm,
  withEmptyPassword,
  withoutPassword,
  withSaved,
} from './details-form'
import { DetailsFields } from './details-fields'
import { DoneLine } from './done-line'
import { PendingEmail } from './pending-email'
import * as v from 'valibot'
import { locales } from '@/i18n/locales'
import { draftFor } from '@/state/office/drafts'

interface DetailsTabProps {
  user: User
  /** Another tab is shown: this one is hidden, not unmounted, so that typed values stay. */
  hidden: boolean
  onSaved: (user: User) => void
  onStale: () => void
}

/** Name, contact, and language (product.md P7, "Details"). */
export function DetailsTab({ user, hidden, onSaved, onStale }: DetailsTabProps) {
  const { formatMessage } = useIntl()
  const saved = toForm(user)
  const [draft] = useState(() => detailsDraft(user.id))
  const [typed, setTyped] = useState(() => {
    const kept = draft.read()
    const read = () => kept && withSaved(kept, user)
    return keptOver({ read, readOver: draft.readOver }, saved)
  })
  const [done, setDone] = useState<Done | null>(null)

  const save = useWrite({
    call: (details: Typed) =>
      saveProfile(user.id, toBody(details, user), (now) =>
        isSavedIn(now, withoutPassword(details)),
      ),
    draft,
    done: (next, details) => {
      onSaved(next)
      if (details.language !== saved.language) config.language = details.language
      setTyped(null)
      setDone(doneBy(details, next))
    },
    successMessage: (next, details) => {
      const { id, values } = doneBy(details, next)
      return formatMessage({ id }, values)
    },
    failed: (failure) => {
      // It may have been saved, or will be: what is so is read once more.
      if (!isDecided(failure)) onStale()
    },
    words: { 429: 'profile.details.tooMany', other: 'profile.details.failed' },
  })

  return (
    <div hidden={hidden}>
      <Columns side={<AccountCard user={user} />}>
        <PendingEmail user={user} hidden={hidden} onSaved={onSaved} onStale={onStale} />
        <FormShell
          schema={detailsForm(user)}
          defaults={withEmptyPassword(saved)}
          typed={typed === null ? null : withEmptyPassword(typed.fields)}
          errorValues={{
            min: usernameMinimumLength,
            longest: longest.name,
            longestEmail: longest.email,
          }}
          onDraft={(values) => {
            if (isSame(values, saved)) draft.forget()
            else draft.keep(withoutPassword(values), typed?.base ?? saved)
          }}
          onSubmit={async (details, form) => {
            // A new e-mail address is not confirmed yet: the form shows the old one again.
            const reset = (next: User) => form.reset(withEmptyPassword(toForm(next)))
            return (await save.run(details, reset)).failure
          }}
        >
          {(api) => {
            const dirty = api.form.formState.isDirty
            const line = done !== null && !dirty && <DoneLine {...done} />
            const forget = () => {
              api.form.reset()
              draft.forget()
              setTyped(null)
            }
            return (
              <>
                {typed !== null && dirty && (
                  <DraftNote
                    collides={typed.collides}
                    onDiscard={() => {
                      forget()
                      api.form.setFocus('name')
                    }}
                  />
                )}
                <DetailsFields api={api} user={user} />
                <Row hideBelow="lg" gap="4">
                  <Save api={api} />
                  {line}
                </Row>
                {/* Leaves room for the sticky bar. */}
                {!hidden && (
                  <BottomBar note={line || undefined}>
                    <Save api={api} wide />
                  </BottomBar>
                )}
                <LeaveDialog dirty={dirty} by="page" onLeave={forget} />
                <Follow form={api.form} user={user} />
              </>
            )
          }}
        </FormShell>
      </Columns>
    </div>
  )
}

interface Done {
  id: MessageId
  values: Record<string, string>
}

/** The notice about a new address is at the top, out of view of the button. */
function doneBy(details: Details, { email, pending_email: pending }: User): Done {
  return pending && details.email !== email
    ? { id: 'profile.details.savedPending', values: { email: pending } }
    : { id: 'profile.details.saved', values: {} }
}

function Save({ api, wide = false }: { api: FormApi<Typed>; wide?: boolean }) {
  return (
    <Button type="submit" size={wide ? 'lg' : 'md'} wide={wide} pending={api.pending}>
      <FormattedMessage id="profile.details.save" />
    </Button>
  )
}

/** Changes from elsewhere (a confirmed address) are merged into the form; typed values stay. */
function Follow({ form, user }: { form: FormApi<Typed>['form']; user: User }) {
  const known = useRef(user)
  useEffect(() => {
    if (known.current === user) return
    const [before, now] = [toForm(known.current), toForm(user)]
    known.current = user
    const typed = withSaved(withoutPassword(form.getValues()), user)
    const { fields: next } = typedOver(typed, before, now)
    const current_password = form.getValues('current_password')
    form.reset(withEmptyPassword(now))
    if (!isSame(next, now)) form.reset({ ...next, current_password }, { keepDefaultValues: true })
  }, [form, user])
  return null
}

/** Typed values may still be invalid. */
const typedDetails = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  username: v.string(),
  address: v.string(),
  city: v.string(),
  state: v.string(),
  zip: v.string(),
  language: v.picklist(locales),
  delivery: v.picklist(deliveries),
})

/** By address and user (decision 4). */
function detailsDraft(id: string) {
  return draftFor(`/user-profile/${id}`, typedDetails)
}
