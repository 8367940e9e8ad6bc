import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useFormats } from '@/i18n/format'
import { Button } from '@/ui/action/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SearchIcon } from '@/ui/display/icons'
import { TextField } from '@/ui/form/text-field'
import { linkTo } from '@mocks/scenarios/link'
import { type ScenarioName, scenarioNames, scenarioOf } from '@mocks/scenarios/registry'
import { scenarioTitles } from '@mocks/scenarios/scenario-titles'
import { personaNamed } from '@mocks/world/personas'
import { useDemoTexts } from '../demo-texts'
import { PanelSection, Typed } from '../panel-section'
import { LinkRow, RowGroup } from './link-row'
import { useIsWide } from './use-is-wide'

const groups = ['people', 'errors', 'answers', 'payments', 'letters', 'worlds', 'views'] as const

/** Every scenario of the registry. */
export function ScenarioList() {
  const text = useDemoTexts()
  const { locale } = useFormats()
  const titles = scenarioTitles[locale]
  const [wanted, setWanted] = useState('')
  const isWide = useIsWide()
  const words = wanted.trim().toLowerCase().split(/\s+/u)
  const found = scenarioNames.filter((name) => {
    const said = `${name} ${titles[name]}`.toLowerCase()
    return words.every((word) => said.includes(word))
  })
  const shown = text('demo.catalogue.shown')
    .replace('{count}', String(found.length))
    .replace('{all}', String(scenarioNames.length))
  return (
    <PanelSection
      id="scenarios"
      title={text('demo.catalogue.scenarios')}
      lead={text('demo.catalogue.scenariosLead')}
    >
      <chakra.div px={{ base: '4', sm: '5.5' }} pb="4" maxW="30rem">
        <TextField
          label={text('demo.panel.findScenario')}
          hideLabel
          type="search"
          icon={<SearchIcon />}
          placeholder={text('demo.panel.findScenario')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <chakra.p role="status" textStyle="help" mt="1.5">
          {shown}
        </chakra.p>
      </chakra.div>
      {found.length === 0 && (
        <EmptyState
          icon={<SearchIcon />}
          action={
            <Button variant="outline" size="sm" onClick={() => setWanted('')}>
              {text('demo.catalogue.clear')}
            </Button>
          }
        >
          {text('demo.panel.noScenario')}
        </EmptyState>
      )}
      {groups.map((group) => {
        const own = found.filter((name) => scenarioOf(name).group === group)
        if (own.length === 0) return null
        return (
          <RowGroup
            key={group}
            title={text(`demo.panel.group-${group}`)}
            count={own.length}
            isOpen={isWide || wanted !== ''}
          >
            <ul>
              {own.map((name) => (
                <ScenarioRow key={name} name={name} title={titles[name]} />
              ))}
            </ul>
          </RowGroup>
        )
      })}
    </PanelSection>
  )
}

export function ScenarioRow({ name, title }: { name: ScenarioName; title: string }) {
  const text = useDemoTexts()
  const { ends, persona, tenant, view } = scenarioOf(name)
  const who = persona === undefined ? [] : [personaNamed(persona).name]
  const width = view?.phone === true ? [text('demo.catalogue.narrow')] : []
  const where = tenant ?? text('demo.people.root')
  return (
    <LinkRow href={linkTo(window.location, name, scenarioOf(name))} title={title}>
      <Typed>{name}</Typed>
      {` · ${[text(`demo.catalogue.ends-${ends}`), ...who, where, ...width].join(' · ')}`}
    </LinkRow>
  )
}
