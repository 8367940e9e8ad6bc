import { chakra } from '@chakra-ui/react/styled-system'
import { useFormats } from '@/i18n/format'
import { now } from '@/state/clock'
import { Button } from '@/ui/action/button'
import { ClockIcon } from '@/ui/display/icons'
import { Stack } from '@/ui/layout/stack'
import { worldClient } from '../world-client'
import { EchecksPart } from './echecks-part'
import { act } from './panel-state'
import { Part } from './panel-parts'
import { panelZone } from './panel-zone'
import { usePanelTexts } from './panel-texts'
import { useTick } from './use-tick'

const minute = 60_000

const moves = [
  { by: 29 * minute, label: 'demo.panel.plus29', lead: 'demo.panel.plus29Lead' },
  { by: 60 * minute, label: 'demo.panel.plusHour', lead: 'demo.panel.plusHourLead' },
  { by: 24 * 60 * minute, label: 'demo.panel.plusDay', lead: 'demo.panel.plusDayLead' },
] as const

export function TimePart() {
  useTick()
  const text = usePanelTexts()
  const { instant } = useFormats()
  const shown = instant(new Date(now()).toISOString(), panelZone)
  return (
    <>
      <Part title={text('demo.panel.worldTime')} lead={text('demo.panel.timeLead')}>
        <chakra.p textStyle="amount" fontSize="xl" mb="3">
          {shown}
        </chakra.p>
        <Stack gap="3">
          {moves.map(({ by, label, lead }) => (
            <div key={label}>
              <Button
                variant="outline"
                size="sm"
                wide
                icon={<ClockIcon />}
                onClick={() =>
                  void act(async () => {
                    await worldClient.moveClock(by)
                    return text('demo.panel.timeMoved', { by: text(label) })
                  })
                }
              >
                {text(label)}
              </Button>
              <chakra.p textStyle="help" mt="1">
                {text(lead)}
              </chakra.p>
            </div>
          ))}
        </Stack>
      </Part>
      <EchecksPart />
    </>
  )
}
