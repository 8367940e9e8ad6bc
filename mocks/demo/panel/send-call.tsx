import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { type CallId, contract } from '@/contract/all'
import type { Method } from '@/contract/endpoint'
import { session } from '@/state/session/session'
import { Button } from '@/ui/action/button'
import '@/ui/form/control.css'
import { FieldFrame } from '@/ui/form/field'
import { SelectField } from '@/ui/form/fields/select-field'
import { Stack } from '@/ui/layout/stack'
import { TextField } from '@/ui/form/fields/text-field'
import { bodySketch } from './body-sketch'
import { callIds } from './call-of'
import { act } from './panel-state'
import { Part, Verbatim } from './panel-parts'
import { usePanelTexts } from './panel-texts'

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE']

const Lines = chakra('textarea', {}, { defaultProps: { className: 'control' } })

interface Sent {
  readonly method: Method
  readonly path: string
  readonly body: string
}

interface Said {
  readonly status: number
  readonly text: string
}

/** Goes the way of every call of the page: with its token, through its visit and into its log. */
async function send({ method, path, body }: Sent): Promise<Said> {
  const { token } = session
  const response = await fetch(new URL(path, window.location.origin), {
    method,
    headers: {
      Accept: 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === '' ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === '' ? {} : { body }),
  })
  return { status: response.status, text: pretty(await response.text()) }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

function sketchOf(id: CallId): Sent {
  const { method, path, body } = contract[id]
  return {
    method,
    path: `/${path}`,
    body: body === undefined ? '' : JSON.stringify(bodySketch(body), null, 2),
  }
}

/** For calls that no screen makes yet. */
export function SendCall() {
  const text = usePanelTexts()
  const [sent, setSent] = useState<Sent>(sketchOf('getMerchantInfo'))
  const [said, setSaid] = useState<Said | null>(null)
  const [waits, setWaits] = useState(false)
  const submit = async () => {
    setWaits(true)
    setSaid(null)
    await act(async () => {
      const answer = await send(sent)
      setSaid(answer)
      return text('demo.panel.answered', { status: answer.status })
    })
    setWaits(false)
  }
  return (
    <Part title={text('demo.panel.send')} lead={text('demo.panel.sendLead')}>
      <chakra.form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack gap="3">
          <SelectField
            label={text('demo.panel.sendFill')}
            value=""
            onChange={({ target }) => {
              const id = callIds.find((name) => name === target.value)
              if (id !== undefined) setSent(sketchOf(id))
            }}
          >
            <option value="">{text('demo.panel.choose')}</option>
            {callIds.map((id) => (
              <option key={id}>{id}</option>
            ))}
          </SelectField>
          <chakra.div display="grid" gridTemplateColumns="7rem minmax(0, 1fr)" gap="3">
            <SelectField
              label={text('demo.panel.method')}
              value={sent.method}
              onChange={({ target }) =>
                setSent({
                  ...sent,
                  method: methods.find((method) => method === target.value) ?? sent.method,
                })
              }
            >
              {methods.map((method) => (
                <option key={method}>{method}</option>
              ))}
            </SelectField>
            <TextField
              label={text('demo.panel.path')}
              value={sent.path}
              spellCheck={false}
              autoComplete="off"
              onChange={({ target }) => setSent({ ...sent, path: target.value })}
            />
          </chakra.div>
          <FieldFrame label={text('demo.panel.body')}>
            {(control) => (
              <Lines
                rows={4}
                py="2"
                fontFamily="mono"
                fontSize="sm"
                spellCheck={false}
                value={sent.body}
                onChange={({ target }) => setSent({ ...sent, body: target.value })}
                {...control}
              />
            )}
          </FieldFrame>
          <Button type="submit" size="sm" variant="outline" pending={waits}>
            {text('demo.panel.sendDo')}
          </Button>
          {said !== null && (
            <section aria-label={text('demo.panel.answer')}>
              <chakra.p fontWeight="semibold" mb="1">
                {said.status}
              </chakra.p>
              {said.text !== '' && (
                <Verbatim tabIndex={0} role="group" aria-label={text('demo.panel.answer')}>
                  {said.text}
                </Verbatim>
              )}
            </section>
          )}
        </Stack>
      </chakra.form>
    </Part>
  )
}
