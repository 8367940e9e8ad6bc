import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import type { InferOutput } from 'valibot'
import { useFormats } from '@/i18n/format'
import { Button } from '@/ui/action/button'
import type { demoEchecks } from '@mocks/hosts/demo-world'
import { type ReturnCode, returnCodes } from '@mocks/lib/return-codes'
import { worldClient } from '../world-client'
import { Part, RowLine, Rows } from './panel-parts'
import { panelZone } from './panel-zone'
import { act } from './panel-state'
import { usePanelTexts } from './panel-texts'

type Echecks = InferOutput<typeof demoEchecks>

/** What only a payer's bank does: it sends an e-check back. */
export function EchecksPart() {
  const text = usePanelTexts()
  const [code, setCode] = useState<ReturnCode>('R01')
  const [looks, setLooks] = useState(0)
  return (
    <Part title={text('demo.panel.echecks')} lead={text('demo.panel.echecksLead')}>
      <chakra.label display="flex" alignItems="center" gap="2" mb="3">
        {text('demo.panel.echeckCode')}
        <Choice
          value={code}
          onChange={({ target }) =>
            setCode(returnCodes.find((one) => one === target.value) ?? code)
          }
        >
          {returnCodes.map((one) => (
            <option key={one} value={one}>
              {one} · {text(`demo.panel.echeck${one}`)}
            </option>
          ))}
        </Choice>
      </chakra.label>
      <Open key={looks} code={code} onSent={() => setLooks((count) => count + 1)} />
    </Part>
  )
}

/** Those of this city that may still come back. */
function Open({ code, onSent }: { code: ReturnCode; onSent: () => void }) {
  const text = usePanelTexts()
  const { instant, money } = useFormats()
  const [echecks, setEchecks] = useState<Echecks | 'failed'>()
  useEffect(() => {
    let current = true
    worldClient.echecks().then(
      (found) => current && setEchecks(found),
      () => current && setEchecks('failed'),
    )
    return () => {
      current = false
    }
  }, [])
  const send = (payment: string, number: string) =>
    void act(async () => {
      const returned = await worldClient.returnEcheck(payment, code)
      return text(returned ? 'demo.panel.echeckReturned' : 'demo.panel.echeckLate', {
        number,
        code,
      })
    }).then(onSent)
  if (echecks === undefined) return null
  if (echecks === 'failed') return <p>{text('demo.panel.echecksFailed')}</p>
  if (echecks.length === 0) return <p>{text('demo.panel.noEchecks')}</p>
  return (
    <Rows>
      {echecks.map(({ payment, confirmation, payer, at, total_cents }) => (
        <RowLine key={payment}>
          <span>
            {payer} · {money(total_cents)}
            <chakra.span display="block" textStyle="help">
              {confirmation} · {instant(at, panelZone)}
            </chakra.span>
          </span>
          <Button
            size="sm"
            variant="outline"
            aria-label={text('demo.panel.echeckReturnOf', { number: confirmation })}
            onClick={() => send(payment, confirmation)}
          >
            {text('demo.panel.echeckReturn')}
          </Button>
        </RowLine>
      ))}
    </Rows>
  )
}

const Choice = chakra('select', {
  base: {
    minHeight: '9',
    minWidth: '0',
    flex: '1',
    px: '2',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: 'control',
    bg: 'surface',
  },
})
