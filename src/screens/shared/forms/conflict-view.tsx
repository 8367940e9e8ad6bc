import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { isSameInput } from '@/api/write'
import { Button } from '@/ui/action/button'
import { Stack } from '@/ui/layout/stack'
import { Dialog } from '@/ui/overlay/dialog'
import { fieldNames } from './field-table'
import type { Conflict, Write } from './use-write'
import { type Version, VersionChoice } from './version-choice'
import { WriteProblem } from './write-problem'

interface ConflictViewProps<Input> {
  /** A form's write with `edits`: its `conflict` opens the dialog. */
  write: Write<Input, unknown>
  /** For a form that asks something before it saves: saves what was chosen, by `resolveConflict`. */
  onSave?: ((chosen: Input) => void) | undefined
  /** Every field of the form, in the form's order: its label, and the text of a value. */
  fields: {
    readonly [Name in keyof Input]-?: {
      readonly label: ReactNode
      /** An empty text or null is shown as empty. */
      readonly show: (value: Input[Name]) => ReactNode
    }
  }
}

/**
 * Another user changed the row while it was edited here: both versions side by side, for each field
 * that differs. A field that only one side changed has that side preselected.
 */
export function ConflictView<Input extends object>(props: ConflictViewProps<Input>) {
  const { conflict } = props.write
  if (conflict === null) return null
  // Another version arrived meanwhile: the choice belongs to the one before.
  return <Versions key={JSON.stringify(conflict.theirs)} conflict={conflict} {...props} />
}

interface VersionsProps<Input> extends ConflictViewProps<Input> {
  conflict: Conflict<Input>
}

function Versions<Input extends object>({ write, onSave, conflict, fields }: VersionsProps<Input>) {
  const { base, mine, theirs } = conflict
  const names = fieldNames(fields, mine).filter((name) => !isSameInput(mine[name], theirs[name]))
  const [chosen, setChosen] = useState<{ readonly [Name in keyof Input]?: Version }>({})
  const choiceOf = (name: keyof Input): Version =>
    chosen[name] ?? (isSameInput(mine[name], base[name]) ? 'theirs' : 'mine')

  const save = () => {
    const merged = { ...mine }
    for (const name of names) if (choiceOf(name) === 'theirs') merged[name] = theirs[name]
    if (onSave === undefined) void write.resolveConflict(merged)
    else onSave(merged)
  }

  return (
    <Dialog
      open
      onClose={write.forget}
      locked={write.pending}
      size="lg"
      title={<FormattedMessage id="changes.conflict.title" />}
      footer={
        <>
          <Button pending={write.pending} onClick={save}>
            <FormattedMessage id="changes.conflict.save" />
          </Button>
          <Button variant="outline" pending={write.pending} onClick={write.forget}>
            <FormattedMessage id="changes.conflict.back" />
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <chakra.p color="fg.muted">
          <FormattedMessage id="changes.conflict.lead" />
        </chakra.p>
        {names.map((name) => {
          const { label, show } = fields[name]
          return (
            <VersionChoice
              key={name}
              label={label}
              before={show(base[name])}
              mine={show(mine[name])}
              theirs={show(theirs[name])}
              chosen={choiceOf(name)}
              onChoose={(version) => setChosen({ ...chosen, [name]: version })}
            />
          )
        })}
        <WriteProblem problem={write.problem} />
      </Stack>
    </Dialog>
  )
}
