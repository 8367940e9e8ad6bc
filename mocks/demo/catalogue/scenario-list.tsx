import { useFormats } from '@/i18n/format'
import { linkTo } from '@mocks/scenarios/link'
import { type ScenarioName, scenarioNames, scenarioOf } from '@mocks/scenarios/registry'
import { scenarioTitles } from '@mocks/scenarios/scenario-titles'
import { personaNamed } from '@mocks/world/personas'
import { useDemoTexts } from '../demo-texts'
import { PanelSection, Typed } from '../panel-section'
import { LinkRow, RowGroup } from './link-row'
import { useIsWide } from './use-is-wide'
import { pagePlace } from '@mocks/hosts/shared/tab/page-place'

const groups = ['people', 'errors', 'answers', 'payments', 'letters', 'worlds', 'views'] as const

/** Every scenario of the registry. */
export function ScenarioList() {
  const text = useDemoTexts()
  const { locale } = useFormats()
  const titles = scenarioTitles[locale]
  const isWide = useIsWide()
  return (
    <PanelSection
      id="scenarios"
      title={text('demo.catalogue.scenarios')}
      lead={text('demo.catalogue.scenariosLead')}
    >
      {groups.map((group) => {
        const own = scenarioNames.filter((name) => scenarioOf(name).group === group)
        if (own.length === 0) return null
        return (
          <RowGroup
            key={group}
            title={text(`demo.panel.group-${group}`)}
            count={own.length}
            isOpen={isWide}
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
    <LinkRow href={linkTo(pagePlace(), name, scenarioOf(name))} title={title}>
      <Typed>{name}</Typed>
      {` · ${[text(`demo.catalogue.ends-${ends}`), ...who, where, ...width].join(' · ')}`}
    </LinkRow>
  )
}
