import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import type { FieldValues } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { now } from '@/state/clock'
import type { Draft } from '@/state/office/drafts'
import { Button } from '@/ui/action/button'
import { type FormApi, FormShell } from '@/ui/form/shell/form-shell'
import { changedFields } from '@/ui/form/shell/changed-fields'
import { SubmitBar } from '@/ui/form/shell/submit-bar'
import { DraftNote } from './draft-note'
import { useFormDraft } from './form-draft'
import { LeaveDialog } from './leave-dialog'
import { keptOver } from './typed-over'
import { SentForm, useSentForm } from './sent-form'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import type { Outcome } from './use-write'

interface OfficeFormProps<Fields extends FieldValues> {
  /** The rules, `userForm(sayInForm)`. */
  schema: GenericSchema<Fields>
  /** The saved values, or a new object's, in the order of the page. */
  defaults: Fields
  /**
   * `save.run` of `useWrite`, or a function that builds its input from the fields and passes `done`
   * on. `done` is called as soon as it is saved, so that leaving no longer asks; `show` after it, where
   * the server did not take a value as it was sent.
   */
  save: (values: Fields, done: () => void, show: (saved: Fields) => void) => Promise<Outcome>
  /** The button's label. */
  saveLabel: ReactNode
  /** Beside the button: the way back without saving, which drops what was typed and never asks. */
  back?: Back
  /** Beside the button: what else can be done here; what was typed stays. */
  beside?: ReactNode
  /** Beside the button: a second one, which leads on and saves first what was changed. */
  onward?: Onward | undefined
  /** Tells it from the other forms of the address: whom a new object belongs to. */
  name?: string
  /** The search params without which the page shows another form, or none: leaving them asks. */
  place?: readonly string[]
  /** A draft of its own, where an address has several steps. */
  draft?: Draft<Fields>
  children: (form: FormApi<Fields>) => ReactNode
}

interface Back {
  readonly label: ReactNode
  readonly go: () => void
}

/** The way on from a form that is not left by saving it. */
export interface Onward {
  readonly label: ReactNode
  /** While something is changed, which is saved first. */
  readonly saveLabel: ReactNode
  readonly advance: () => void
}

/**
 * A whole form of the office: draft, fields, the bar with Save and "Saved 2:14 PM", the question
 * before leaving. Needs the messages of the areas `forms` and `changes`.
 */
export function OfficeForm<Fields extends FieldValues>({
  schema,
  defaults,
  save,
  saveLabel,
  back,
  beside,
  onward,
  name = '',
  place,
  draft: ownDraft,
  children,
}: OfficeFormProps<Fields>) {
  const zone = useTimeZone()
  const usualDraft = useFormDraft(name, defaults)
  const draft = ownDraft ?? usualDraft
  const sent = useSentForm(name, defaults)
  const [typed, setTyped] = useState(() => keptOver(draft, defaults))
  /** The saved values that the form began with: a newer row stays out while it is edited. */
  const base = useRef(typed?.base ?? defaults)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const isSaved = useRef(false)
  const leadsOn = useRef(false)
  return (
    <FormShell
      schema={schema}
      defaults={defaults}
      typed={typed?.fields ?? null}
      onDraft={(values) => {
        if (isSame(values, defaults)) draft.forget()
        else draft.keep(values, base.current)
      }}
      onSubmit={async (values, form) => {
        const done = () => {
          isSaved.current = true
          base.current = values
          form.reset(values)
          draft.forget(values)
          sent.forget()
          setTyped(null)
          setSavedAt(new Date(now()).toISOString())
          if (leadsOn.current) onward?.advance()
        }
        // As it stands in the form, which is compared after a reload: the schema trims what it checks.
        sent.keep(form.getValues())
        const { failure } = await save(values, done, (saved) => {
          base.current = saved
          form.reset(saved)
        })
        return failure
      }}
    >
      {(form) => {
        const discard = () => {
          form.form.reset()
          draft.forget()
          base.current = defaults
          setTyped(null)
        }
        return (
          <SentForm form={form.form} sent={sent} onDiscard={discard}>
            {typed !== null && <DraftNote collides={typed.collides} onDiscard={discard} />}
            {children(form)}
            <SubmitBar
              pending={form.pending}
              dirty={form.dirty}
              changes={changedFields(form.form.formState.dirtyFields)}
              saved={savedAt === null ? null : { at: savedAt, zone }}
              onSubmit={() => {
                leadsOn.current = false
              }}
              beside={
                <>
                  {onward && (
                    <OnwardButton
                      {...onward}
                      dirty={form.dirty}
                      onSubmit={() => {
                        leadsOn.current = true
                      }}
                    />
                  )}
                  {back && (
                    <Button
                      variant="quiet"
                      onClick={() => {
                        // It may navigate before the question knows that nothing is typed any more.
                        isSaved.current = true
                        discard()
                        back.go()
                      }}
                    >
                      {back.label}
                    </Button>
                  )}
                  {beside}
                </>
              }
            >
              {saveLabel}
            </SubmitBar>
            <LeaveDialog
              dirty={form.dirty}
              by={place ?? 'page'}
              onLeave={discard}
              saved={isSaved}
            />
            <Follow
              form={form}
              defaults={defaults}
              saved={isSaved}
              onReset={() => {
                base.current = defaults
              }}
              onEdit={() => {
                isSaved.current = false
              }}
            />
          </SentForm>
        )
      }}
    </FormShell>
  )
}

interface OnwardButtonProps extends Onward {
  dirty: boolean
  /** Before its press submits the form. */
  onSubmit: () => void
}

function OnwardButton({ label, saveLabel, advance, dirty, onSubmit }: OnwardButtonProps) {
  return (
    <Button
      variant="outline"
      type={dirty ? 'submit' : 'button'}
      onClick={dirty ? onSubmit : advance}
    >
      {dirty ? saveLabel : label}
    </Button>
  )
}

interface FollowProps<Fields extends FieldValues> {
  form: FormApi<Fields>
  defaults: Fields
  saved: RefObject<boolean>
  /** The saved values are in the form. */
  onReset: () => void
  /** A value differs from the saved one. */
  onEdit: () => void
}

/**
 * After a save the server's row goes into the form. Before, a newer row stays out: `useWrite`
 * compares with the one that was read, and saving shows both versions.
 */
function Follow<Fields extends FieldValues>({
  form,
  defaults,
  saved,
  onReset,
  onEdit,
}: FollowProps<Fields>) {
  const shown = useRef(defaults)
  const { dirty } = form
  const edited = useEffectEvent(onEdit)
  const reset = useEffectEvent(onReset)
  useEffect(() => {
    if (dirty) edited()
  }, [dirty])
  // With the row itself, because later it would take away what is typed between the two.
  useLayoutEffect(() => {
    if (isSame(shown.current, defaults)) return
    if (!saved.current || dirty) return
    shown.current = defaults
    reset()
    form.form.reset(defaults)
  }, [form, defaults, dirty, saved])
  return null
}

/** Fields are plain data. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
