import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { type CallId, contract } from '@/contract/all'
import { LinkButton } from '@/ui/action/link-button'
import { SelectField } from '@/ui/form/fields/select-field'
import { Stack } from '@/ui/layout/stack'
import { type EffectName, effects } from '@mocks/scenarios/fault'
import { callPlaces } from '@mocks/scenarios/call-places'
import { faultWords } from '@mocks/scenarios/fault-words'
import { freshLink } from '@mocks/scenarios/link'
import { useDemoTexts } from '../demo-texts'
import { PanelSection, Typed } from '../panel-section'
import { pagePlace } from '@mocks/hosts/shared/tab/page-place'

const isCall = (text: string): text is CallId => Object.hasOwn(contract, text)
const calls = Object.keys(contract).filter(isCall).toSorted()
const isEffect = (text: string): text is EffectName => Object.hasOwn(effects, text)
const effectNames = Object.keys(effects).filter(isEffect)

/** Each call × each failure, on a page that makes the call. */
export function CallChooser() {
  const text = useDemoTexts()
  const [call, setCall] = useState<CallId>('listDepartments')
  const [effect, setEffect] = useState<EffectName>('500')
  const place = callPlaces[call]
  const fault = faultWords(call, effect)
  const said = !place ? 'callNone' : place.atOnce ? 'callAtOnce' : 'callLater'
  return (
    <PanelSection
      id="calls"
      title={text('demo.catalogue.calls')}
      lead={text('demo.catalogue.callsLead')}
    >
      <chakra.div px={{ base: '4', sm: '5.5' }} pb="5" pt="1" maxW="44rem">
        <Stack gap="4">
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
            gap="4"
          >
            <SelectField
              label={text('demo.panel.call')}
              value={call}
              onChange={({ target }) => isCall(target.value) && setCall(target.value)}
            >
              {calls.map((id) => (
                <option key={id}>{id}</option>
              ))}
            </SelectField>
            <SelectField
              label={text('demo.panel.effect')}
              value={effect}
              onChange={({ target }) => isEffect(target.value) && setEffect(target.value)}
            >
              {effectNames.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </SelectField>
          </chakra.div>
          <chakra.p role="status">
            <Typed>{`?fault=${fault}`}</Typed>
            {` · ${text(`demo.catalogue.${said}`)}`}
          </chakra.p>
          {place && (
            <div>
              <LinkButton
                variant="outline"
                href={freshLink(pagePlace(), { ...place, faults: [fault] })}
              >
                {text('demo.catalogue.callOpen')}
              </LinkButton>
            </div>
          )}
        </Stack>
      </chakra.div>
    </PanelSection>
  )
}
