import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/action/button'
import { FollowDirty } from '@/ui/form/shell/follow-dirty'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { Dialog, type DialogProps } from '@/ui/overlay/dialog'
import { CloseWarning } from './close-warning'
import { ConflictView } from './conflict-view'
import { KeptForm } from './kept-form'
import { EarlierTry } from './open-outcome'
import type { Write } from './use-write'
import '@/ui/overlay/danger-button.css'

interface FormDialogProps<Fields extends FieldValues>
  extends
    Pick<DialogProps, 'title' | 'size' | 'fullOnPhone' | 'initialFocus' | 'onClose'>,
    Pick<ComponentProps<typeof KeptForm<Fields>>, 'name' | 'schema' | 'defaults'> {
  /** Makes the change; its `done` closes the dialog. */
  write: Write<Fields, unknown>
  /** The label of the button that makes it. */
  verb: ReactNode | ((form: FormApi<Fields>) => ReactNode)
  /** It takes something away: its button is red, as the menu item that opened the dialog. */
  danger?: boolean
  /** For a write with `edits`: how each field shows where two users changed the row. */
  conflict?: ComponentProps<typeof ConflictView<Fields>>['fields']
  children: (form: FormApi<Fields>) => ReactNode
}

/**
 * A change that is asked for in a dialog: the fields, a draft of them, what became of an earlier try,
 * and the buttons, which stay at the dialog's foot. Needs the messages of the areas `forms` and
 * `changes`.
 */
export function FormDialog<Fields extends FieldValues>({
  write,
  verb,
  danger = false,
  conflict,
  children,
  name,
  schema,
  defaults,
  ...dialog
}: FormDialogProps<Fields>) {
  const id = useId()
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const [dirty, setDirty] = useState(false)
  const [asked, setAsked] = useState(false)
  // Esc may be pressed by mistake; the Cancel button says what it does.
  const close = () => {
    if (dirty && !asked) setAsked(true)
    else dialog.onClose()
  }
  return (
    <>
      <Dialog
        {...dialog}
        open
        onClose={close}
        locked={write.pending}
        footer={<div ref={setFoot} style={{ display: 'contents' }} />}
      >
        <KeptForm {...{ id, name, schema, defaults }} onSubmit={write.submit}>
          {(api) => (
            <>
              <FollowDirty dirty={api.dirty} onDirty={setDirty} />
              {asked && dirty && (
                <CloseWarning
                  verb={<FormattedMessage id="forms.close.close" />}
                  onClose={dialog.onClose}
                >
                  <FormattedMessage id="forms.close.text" />
                </CloseWarning>
              )}
              <EarlierTry write={write} />
              {children(api)}
              {/* Outside of what scrolls, and still with the values that were typed. */}
              {foot !== null &&
                createPortal(
                  <>
                    <Button
                      type="submit"
                      form={id}
                      variant={danger ? 'danger' : 'fill'}
                      pending={write.pending}
                    >
                      {typeof verb === 'function' ? verb(api) : verb}
                    </Button>
                    <Button variant="outline" pending={write.pending} onClick={dialog.onClose}>
                      <FormattedMessage id="changes.confirm.cancel" />
                    </Button>
                  </>,
                  foot,
                )}
            </>
          )}
        </KeptForm>
      </Dialog>
      {conflict && <ConflictView write={write} fields={conflict} />}
    </>
  )
}
