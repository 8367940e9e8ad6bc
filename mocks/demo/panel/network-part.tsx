import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { CallId } from '@/contract/all'
import { type EffectName, effects, type Fault } from '@mocks/scenarios/fault'
import { Button } from '@/ui/action/button'
import { SelectField } from '@/ui/form/fields/select-field'
import { Stack } from '@/ui/layout/stack'
import { Typed } from '../panel-section'
import {
  arm,
  armed,
  armedOnes,
  disarm,
  effectNamed,
  latencies,
  latencyOf,
  setLatency,
} from './armed-faults'
import { callIds } from './call-of'
import { act } from './panel-state'
import { Part, RowLine, Rows } from './panel-parts'
import { usePanelTexts } from './panel-texts'
import { SendCall } from './send-call'

const effectNames: readonly EffectName[] = Object.keys(effects).filter((name): name is EffectName =>
  Object.hasOwn(effects, name),
)

const timesOffered = [1, 2, 3] as const

export function NetworkPart() {
  const text = usePanelTexts()
  const { faults } = useSnapshot(armed)
  return (
    <>
      <Part title={text('demo.panel.latency')} lead={text('demo.panel.latencyLead')}>
        <SelectField
          label={text('demo.panel.latency')}
          hideLabel
          value={String(latencyOf(faults))}
          onChange={({ target }) => {
            setLatency(Number(target.value))
            void act(async () => text('demo.panel.latencySet'))
          }}
        >
          {latencies.map((ms) => (
            <option key={ms} value={ms}>
              {text(`demo.panel.latency${ms}`)}
            </option>
          ))}
        </SelectField>
      </Part>
      <ArmCall />
      <ArmedList faults={armedOnes(faults)} />
      <SendCall />
    </>
  )
}

function ArmCall() {
  const text = usePanelTexts()
  const [call, setCall] = useState<CallId>('listDepartments')
  const [effect, setEffect] = useState<EffectName>('500')
  const [times, setTimes] = useState('1')
  return (
    <Part title={text('demo.panel.arm')} lead={text('demo.panel.armLead')}>
      <Stack gap="3">
        <SelectField
          label={text('demo.panel.call')}
          value={call}
          onChange={({ target }) => setCall(callIds.find((id) => id === target.value) ?? call)}
        >
          {callIds.map((id) => (
            <option key={id}>{id}</option>
          ))}
        </SelectField>
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
          <SelectField
            label={text('demo.panel.effect')}
            value={effect}
            onChange={({ target }) =>
              setEffect(effectNames.find((name) => name === target.value) ?? effect)
            }
          >
            {effectNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <SelectField
            label={text('demo.panel.times')}
            value={times}
            onChange={({ target }) => setTimes(target.value)}
          >
            {timesOffered.map((count) => (
              <option key={count} value={count}>
                {text(`demo.panel.times${count}`)}
              </option>
            ))}
            <option value="">{text('demo.panel.timesAlways')}</option>
          </SelectField>
        </chakra.div>
        <Button
          size="sm"
          onClick={() => {
            arm(call, effect, times === '' ? null : Number(times))
            void act(async () => text('demo.panel.armedSaid', { call, effect }))
          }}
        >
          {text('demo.panel.armDo')}
        </Button>
      </Stack>
    </Part>
  )
}

function ArmedList({ faults }: { faults: readonly Fault[] }) {
  const text = usePanelTexts()
  if (faults.length === 0) return null
  return (
    <Part title={text('demo.panel.armed')}>
      <Rows>
        {faults.map((fault, index) => {
          const words = wordsOf(fault)
          const often = fault.times ?? null
          return (
            <RowLine key={fault.id ?? index}>
              <span>
                <Typed>{words}</Typed>
                <chakra.span textStyle="help" ms="2">
                  {often === null ? text('demo.panel.timesAlways') : `× ${often}`}
                </chakra.span>
              </span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={text('demo.panel.disarmWhat', { what: words })}
                onClick={() => {
                  disarm(fault)
                  void act(async () => text('demo.panel.disarmed', { what: words }))
                }}
              >
                {text('demo.panel.disarm')}
              </Button>
            </RowLine>
          )
        })}
      </Rows>
    </Part>
  )
}

const wordsOf = ({ match, effect }: Fault): string =>
  `${match.call ?? match.path ?? '*'} → ${effectNamed(effect) ?? effect.kind}`
