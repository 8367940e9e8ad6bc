import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { ApiFailure, type FailureFacts } from '@/api/failure'
import { ConfirmWrite } from '@/screens/shared/forms/confirm-write'
import { ConflictView } from '@/screens/shared/forms/conflict-view'
import { useWrite } from '@/screens/shared/forms/use-write'
import { WriteProblem } from '@/screens/shared/forms/write-problem'
import { Button } from '@/ui/action/button'
import { FormShell } from '@/ui/form/form-shell'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { Row, Stack } from '@/ui/layout/stack'

/** A form and its buttons as an office screen has them, with a scripted server. */

const fields = v.object({ name: v.string(), email: v.string(), role: v.string() })
type Fields = v.InferOutput<typeof fields>

const row = v.object({ ...fields.entries, version: v.string() })
type Person = v.InferOutput<typeof row>

export const ann: Person = {
  name: 'Ann Miller',
  email: 'ann@tiffin.example',
  role: 'Merchant User',
  version: '1',
}

const toForm = ({ name, email, role }: Person): Fields => ({ name, email, role })
const asText = (text: string) => text

/** `null`: it is done. `'waits'`: no answer comes. */
export type Answer = Partial<FailureFacts> | 'waits' | null

export interface EditedPersonProps {
  /** One after the other; after the last everything is done. */
  answers?: readonly Answer[]
  onSave?: (fields: Fields, version: string) => void
}

export function EditedPerson(props: EditedPersonProps) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <Edited {...props} />
    </QueryClientProvider>
  )
}

function Edited({ answers, onSave }: EditedPersonProps) {
  const [server] = useState(() => serverOf(answers ?? []))
  const save = useWrite({
    call: async (typed: Fields, { version }) => {
      onSave?.(typed, version)
      await server()
    },
    edits: { row: ann, schema: row, toForm },
    successMessage: 'Ann Miller is saved.',
    toast: true,
  })
  const deactivate = useWrite({
    call: async () => server(),
    successMessage: 'Ann Miller is deactivated.',
    undo: async () => server(),
  })
  const remove = useWrite({
    call: async () => server(),
    successMessage: 'Ann Miller is deleted.',
    toast: true,
  })
  return (
    <Stack gap="6">
      <FormShell schema={fields} defaults={toForm(ann)} onSubmit={save.submit}>
        {(form) => (
          <>
            <TextField label="Name" {...form.field('name')} />
            <TextField label="E-mail" {...form.field('email')} />
            <SelectField label="Role" {...form.field('role')}>
              <option>Merchant Admin</option>
              <option>Merchant User</option>
            </SelectField>
            <Row>
              <Button type="submit" pending={form.pending}>
                Save
              </Button>
            </Row>
          </>
        )}
      </FormShell>
      <ConflictView
        write={save}
        fields={{
          name: { label: 'Name', show: asText },
          email: { label: 'E-mail', show: asText },
          role: { label: 'Role', show: asText },
        }}
      />
      <Row>
        <Button
          variant="outline"
          pending={deactivate.pending}
          onClick={() => void deactivate.run()}
        >
          Deactivate
        </Button>
        <Button variant="outline" onClick={() => remove.ask()}>
          Delete
        </Button>
      </Row>
      <WriteProblem problem={deactivate.problem} />
      <ConfirmWrite
        write={remove}
        title={() => 'Delete Ann Miller?'}
        verb="Delete"
        typed={() => ann.name}
      >
        {() => <p>She can no longer sign in to Tiffin. This cannot be undone.</p>}
      </ConfirmWrite>
    </Stack>
  )
}

function serverOf(answers: readonly Answer[]) {
  const left = [...answers]
  return async () => {
    const answer = left.shift() ?? null
    if (answer === 'waits') await new Promise(() => undefined)
    else if (answer !== null) throw failure(answer)
  }
}

const failure = (facts: Partial<FailureFacts>) =>
  new ApiFailure({
    kind: 'http',
    callId: 'updateUser',
    sentence: true,
    requestId: 'f2a9c1d4',
    status: 500,
    body: {},
    retryAfterSeconds: null,
    ...facts,
  })

/** The row was changed to this meanwhile. */
export const changedTo = (current: Person): Answer => ({
  status: 409,
  body: { code: 'changed', current },
})
