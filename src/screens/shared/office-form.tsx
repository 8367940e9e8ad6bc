import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { now } from '@/state/clock'
import type { Draft } from '@/state/drafts'
import { type FormApi, FormShell } from '@/ui/form/form-shell'
import { SubmitBar } from '@/ui/form/submit-bar'
import { DraftNote } from './draft-note'
import { LeaveDialog } from './leave-dialog'
import { useTimeZone } from './time-zone'
import type { Outcome } from './use-write'

interface OfficeFormProps<Fields extends FieldValues> {
  /** The rules, `userForm(sayInForm)`. */
  schema: GenericSchema<Fields>
  /** What is saved, or a new one, in the order of the page. */
  defaults: Fields
  /**
   * `save.run` of `useWrite`, or a function that makes its input of the fields and hands `done` on.
   * `done` is told as soon as it is saved, so that leaving is not asked about any more.
   */
  save: (values: Fields, done: () => void) => Promise<Outcome>
  /** On the button. */
  saveLabel: ReactNode
  /** Beside the button: the way back without saving. */
  beside?: ReactNode
  /** Keeps what was typed for this tab. Without it the browser asks before a reload. */
  draft?: Pick<Draft<Fields>, 'read' | 'keep' | 'forget'>
  children: (form: FormApi<Fields>) => ReactNode
}

/**
 * A form of the office, whole: what was typed before, the fields, the bar with Save and "Saved 2:14
 * PM", the question before leaving. Needs the messages of the areas `forms` and `changes`.
 */
export function OfficeForm<Fields extends FieldValues>({
  schema,
  defaults,
  save,
  saveLabel,
  beside,
  draft,
  children,
}: OfficeFormProps<Fields>) {
  const zone = useTimeZone()
  const [typed, setTyped] = useState(() => draft?.read() ?? null)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const isSaved = useRef(false)
  return (
    <FormShell
      schema={schema}
      defaults={defaults}
      typed={typed}
      onDraft={(values) => {
        if (isSame(values, defaults)) draft?.forget()
        else draft?.keep(values)
      }}
      onSubmit={async (values, form) => {
        const { failure } = await save(values, () => {
          isSaved.current = true
          form.reset(values)
          draft?.forget(values)
          setTyped(null)
          setSavedAt(new Date(now()).toISOString())
        })
        return failure
      }}
    >
      {(form) => {
        const discard = () => {
          form.form.reset()
          draft?.forget()
          setTyped(null)
        }
        return (
          <>
            {typed !== null && <DraftNote onDiscard={discard} />}
            {children(form)}
            <SubmitBar
              pending={form.pending}
              dirty={form.dirty}
              saved={savedAt === null ? null : { at: savedAt, zone }}
              beside={beside}
            >
              {saveLabel}
            </SubmitBar>
            <LeaveDialog
              dirty={form.dirty}
              by="page"
              onLeave={discard}
              lostByReload={draft === undefined}
              saved={isSaved}
            />
            <Follow
              form={form}
              defaults={defaults}
              saved={isSaved}
              onEdit={() => {
                isSaved.current = false
              }}
            />
          </>
        )
      }}
    </FormShell>
  )
}

interface FollowProps<Fields extends FieldValues> {
  form: FormApi<Fields>
  defaults: Fields
  saved: RefObject<boolean>
  /** Something differs from what was saved. */
  onEdit: () => void
}

/**
 * After a save the row comes back as the server has it, and into the form. Before, a newer row stays
 * out: `useWrite` compares with the one that was read, and both versions are shown when it is saved.
 */
function Follow<Fields extends FieldValues>({
  form,
  defaults,
  saved,
  onEdit,
}: FollowProps<Fields>) {
  const shown = useRef(defaults)
  const { dirty } = form
  const edited = useEffectEvent(onEdit)
  useEffect(() => {
    if (dirty) edited()
  }, [dirty])
  useEffect(() => {
    if (isSame(shown.current, defaults)) return
    if (!saved.current || dirty) return
    shown.current = defaults
    form.form.reset(defaults)
  }, [form, defaults, dirty, saved])
  return null
}

/** Fields are plain data. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
