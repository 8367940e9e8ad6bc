import { chakra } from '@chakra-ui/react/styled-system'
import { useFormats } from '@/i18n/format'
import { Banner } from '@/ui/feedback/banner'
import { type ErrorLink, errorRows, scriptPage } from '@mocks/scenarios/error-rows'
import { freshLink } from '@mocks/scenarios/link'
import { scenarioTitles } from '@mocks/scenarios/scenario-titles'
import { useDemoTexts } from '../demo-texts'
import { PanelSection, Typed } from '../panel-section'
import { LinkRow, RowGroup } from './link-row'
import { ScenarioRow } from './scenario-list'
import { useIsWide } from './use-is-wide'
import { pagePlace } from '@mocks/hosts/shared/tab/page-place'

/** While developing no script goes through what can lose it (scripts/vite/chunk-limit.ts). */
const isDeveloping = import.meta.env.DEV

/** The error catalogue of the specification; each of its rows by a link. */
export function ErrorList() {
  const text = useDemoTexts()
  const isWide = useIsWide()
  return (
    <PanelSection
      id="errors"
      title={text('demo.catalogue.errors')}
      lead={text('demo.catalogue.errorsLead')}
    >
      {errorRows.map(({ row, links }) => (
        <RowGroup
          key={row}
          title={text(`demo.catalogue.row-${row}`)}
          count={links.length}
          isOpen={isWide}
        >
          {row === 'scripts' && isDeveloping && (
            <chakra.div px={{ base: '4', sm: '5.5' }} py="3">
              <Banner>{text('demo.catalogue.scriptsBuilt')}</Banner>
            </chakra.div>
          )}
          <ul>
            {links.map((link) => (
              <ErrorRow key={JSON.stringify(link)} link={link} />
            ))}
          </ul>
        </RowGroup>
      ))}
    </PanelSection>
  )
}

function ErrorRow({ link }: { link: ErrorLink }) {
  const text = useDemoTexts()
  const titles = scenarioTitles[useFormats().locale]
  switch (link.kind) {
    case 'scenario':
      return <ScenarioRow name={link.name} title={titles[link.name]} />
    case 'script': {
      const { fault: script } = link
      return (
        <LinkRow
          href={freshLink(pagePlace(), { ...scriptPage, persona: null, script })}
          title={text(`demo.catalogue.script-${script}`)}
        >
          <Typed>{`?script=${script}`}</Typed>
        </LinkRow>
      )
    }
    case 'page':
      return (
        <LinkRow href={freshLink(pagePlace(), link)} title={text(`demo.catalogue.${link.title}`)}>
          <Typed>{link.faults.map((fault) => `?fault=${fault}`).join(' ')}</Typed>
        </LinkRow>
      )
  }
}
