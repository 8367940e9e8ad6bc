import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'
import { TextField } from '@/ui/form/fields/text-field'
import { Stack } from '@/ui/layout/stack'
import { Dialog } from './dialog'
import './danger-button.css'

interface ConfirmProps {
  open: boolean
  onClose: () => void
  /** The question, with the name of its subject. */
  title: ReactNode
  /** What will happen, and to whom. */
  children: ReactNode
  /** The button's action: "Delete", never "OK". */
  verb: ReactNode
  /** Default: Cancel. */
  cancel?: ReactNode
  onConfirm: () => void
  /** The action is running: the dialog cannot be left. */
  pending: boolean
  /** Why it failed; the dialog stays open. */
  problem?: ReactNode
  /** A text to type first: the name of the thing to delete. */
  typed?: string
  /** `danger`: something is taken away. Default: where something is typed. */
  tone?: 'danger' | 'plain'
}

/** Asks before a change. Focus starts at the question, and returns afterwards. */
export function Confirm(props: ConfirmProps) {
  const { open, onClose, title, verb, cancel, onConfirm, pending, typed } = props
  const { tone = typed === undefined ? 'plain' : 'danger' } = props
  const formId = useId()
  const variant = tone === 'danger' ? 'danger' : 'fill'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={pending}
      fullOnPhone={false}
      title={title}
      footer={
        <>
          {typed === undefined ? (
            <Button variant={variant} pending={pending} onClick={onConfirm}>
              {verb}
            </Button>
          ) : (
            <Button variant={variant} pending={pending} type="submit" form={formId}>
              {verb}
            </Button>
          )}
          <Button variant="outline" pending={pending} onClick={onClose}>
            {cancel ?? <FormattedMessage id="changes.confirm.cancel" />}
          </Button>
        </>
      }
    >
      <Content {...props} formId={formId} />
    </Dialog>
  )
}

function Content({
  children,
  problem,
  typed,
  pending,
  onConfirm,
  formId,
}: ConfirmProps & { formId: string }) {
  return (
    <Stack gap="4">
      <div>{children}</div>
      {typed !== undefined && (
        <TypedName id={formId} name={typed} onRight={() => !pending && onConfirm()} />
      )}
      {problem !== undefined && problem !== null && (
        <Banner tone="late" role="alert">
          {problem}
        </Banner>
      )}
    </Stack>
  )
}

interface TypedNameProps {
  id: string
  name: string
  onRight: () => void
}

/** The button can always be pressed: the error then shows at the field. */
function TypedName({ id, name, onRight }: TypedNameProps) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const fieldId = `${id}-name`
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (plain(text) === plain(name)) {
      onRight()
      return
    }
    setWrong(true)
    event.currentTarget.querySelector<HTMLInputElement>('input')?.focus()
  }
  return (
    <form id={id} noValidate onSubmit={submit}>
      <TextField
        id={fieldId}
        label={formatMessage({ id: 'changes.confirm.type' }, { name })}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setWrong(false)
        }}
        error={isWrong ? formatMessage({ id: 'changes.confirm.mismatch' }, { name }) : null}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </form>
  )
}

/** Typing slows the user down; spaces and capitals do not matter. */
function plain(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toLowerCase()
}
