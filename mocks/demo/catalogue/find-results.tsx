import { chakra } from '@chakra-ui/react/styled-system'
import { useDeferredValue, useMemo, useState } from 'react'
import { useFormats } from '@/i18n/format'
import { Button } from '@/ui/action/button'
import { SearchIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Stack } from '@/ui/layout/stack'
import { type DemoTextId, useDemoTexts } from '../demo-texts'
import { PanelSection } from '../panel-section'
import { findIn, findIndex, type FindGroup, type FoundGroup } from './find'
import { LinkRow } from './link-row'

const headings: Readonly<Record<FindGroup, DemoTextId>> = {
  scenarios: 'demo.catalogue.scenarios',
  cards: 'demo.cards.heading',
  tags: 'demo.tags.heading',
  errors: 'demo.catalogue.errors',
  pages: 'demo.catalogue.pages',
  calls: 'demo.catalogue.calls',
}

/** What has any of the words, by where it belongs. */
export function FindResults({ words, onClear }: { words: string; onClear: () => void }) {
  const text = useDemoTexts()
  const { locale } = useFormats()
  const index = useMemo(() => findIndex(locale), [locale])
  const wanted = useDeferredValue(words)
  const groups = useMemo(() => findIn(index, wanted), [index, wanted])
  const count = groups.reduce((sum, { found }) => sum + found.length, 0)
  return (
    <Stack gap="5">
      <chakra.p role="status" textStyle="help">
        {text('demo.find.count').replace('{count}', String(count))}
      </chakra.p>
      {count === 0 && (
        <EmptyState
          icon={<SearchIcon />}
          action={
            <Button variant="outline" size="sm" onClick={onClear}>
              {text('demo.catalogue.clear')}
            </Button>
          }
        >
          {text('demo.find.none')}
        </EmptyState>
      )}
      {groups.map((group) => (
        <Group key={`${group.group} ${wanted}`} {...group} />
      ))}
    </Stack>
  )
}

/** As many as one sees at a glance. */
const few = 6

function Group({ group, found }: FoundGroup) {
  const text = useDemoTexts()
  const [all, setAll] = useState(false)
  const count = String(found.length)
  return (
    <PanelSection title={text(headings[group])}>
      <ul>
        {(all ? found : found.slice(0, few)).map(({ title, detail, href }) => (
          <LinkRow key={`${title} ${href} ${detail}`} href={href} title={title}>
            {detail}
          </LinkRow>
        ))}
      </ul>
      {!all && found.length > few && (
        <chakra.div px={{ base: '4', sm: '5.5' }} py="2" borderTop="1px solid" borderColor="line">
          <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
            {text('demo.find.more').replace('{count}', count)}
          </Button>
        </chakra.div>
      )}
    </PanelSection>
  )
}
