import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { session } from '@/state/session/session'
import { FormShell } from '@/ui/form/shell/form-shell'
import { Stack } from '@/ui/layout/stack'
import { DraftNote } from './draft-note'
import { useFormDraft } from './form-draft'
import { isSameInput } from '@/api/write'
import { keptOver } from './typed-over'
import { SentForm, useSentForm } from './sent-form'

interface KeptFormProps<Fields extends FieldValues> extends Omit<
  ComponentProps<typeof FormShell<Fields>>,
  'onDraft' | 'typed' | 'side'
> {
  /** Tells it from the other forms of the address: `refund 17`, with what it is about. */
  name: string
}

/**
 * A small form of the office, in a dialog or a card. What is typed survives a reload and the
 * session's end, and is offered again when the form opens at the same address (decision 4); closing
 * the form drops it. Needs the messages of the area `forms`.
 */
export function KeptForm<Fields extends FieldValues>({
  name,
  defaults,
  onSubmit,
  children,
  ...form
}: KeptFormProps<Fields>) {
  const draft = useFormDraft(name, defaults)
  const sent = useSentForm(name, defaults)
  const [typed, setTyped] = useState(() => keptOver(draft, defaults))
  const [base, setBase] = useState(typed?.base ?? defaults)
  const isClosed = useRef(false)
  useEffect(() => {
    const owner = whoIsHere()
    isClosed.current = false
    return () => {
      // Closed by the user, and not by the end of the session.
      if (whoIsHere() !== owner) return
      isClosed.current = true
      draft.forget()
      sent.forget()
    }
  }, [draft, sent])
  const drop = () => {
    draft.forget()
    setBase(defaults)
    setTyped(null)
  }
  return (
    <FormShell
      {...form}
      defaults={defaults}
      typed={typed?.fields ?? null}
      onSubmit={async (values, shown) => {
        // As it stands in the form, which is compared after a reload: the schema trims what it checks.
        sent.keep(shown.getValues())
        const failure = await onSubmit(values, shown)
        // A form that stays open is reset once its values are saved.
        if (isSameInput(shown.getValues(), defaults)) {
          drop()
          sent.forget()
        }
        return failure
      }}
      onDraft={(values) => {
        if (isClosed.current) return
        if (isSameInput(values, defaults)) draft.forget()
        else draft.keep(values, base)
      }}
    >
      {(api) => {
        const discard = () => {
          api.form.reset(defaults)
          drop()
        }
        return (
          <SentForm form={api.form} sent={sent} onDiscard={discard}>
            <Stack gap="5">
              {typed !== null && <DraftNote collides={typed.collides} onDiscard={discard} />}
              {children(api)}
            </Stack>
          </SentForm>
        )
      }}
    </FormShell>
  )
}

const whoIsHere = () => session.user?.id ?? null
