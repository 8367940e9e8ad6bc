import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Button } from '@/ui/action/button'
import { corrupt, rubbish, storedKeys } from '@mocks/hosts/shared/app-storage'
import { Typed } from '../panel-section'
import { act } from './panel-state'
import { Part, RowLine, Rows } from './panel-parts'
import { usePanelTexts } from './panel-texts'
import { useTick } from './use-tick'

/** Unreadable values count as absent for the application; here that is visible. */
export function StorageKeys() {
  useTick()
  const text = usePanelTexts()
  const [spoiled, setSpoiled] = useState(false)
  const keys = storedKeys()
  return (
    <Part title={text('demo.panel.storage')} lead={text('demo.panel.storageLead', { rubbish })}>
      {keys.length === 0 && <p>{text('demo.panel.storageNone')}</p>}
      <Rows>
        {keys.map((stored) => (
          <RowLine key={`${stored.area} ${stored.key}`}>
            <Typed>{stored.key}</Typed>
            <Button
              variant="quiet"
              size="sm"
              aria-label={text('demo.panel.corruptWhat', { key: stored.key })}
              onClick={() =>
                void act(async () => {
                  corrupt(stored)
                  setSpoiled(true)
                  return text('demo.panel.corrupted', { key: stored.key })
                })
              }
            >
              {text('demo.panel.corrupt')}
            </Button>
          </RowLine>
        ))}
      </Rows>
      {spoiled && (
        <chakra.div mt="3">
          <Button size="sm" onClick={() => window.location.reload()}>
            {text('demo.panel.reload')}
          </Button>
        </chakra.div>
      )}
    </Part>
  )
}
