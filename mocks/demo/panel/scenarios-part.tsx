import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useFormats } from '@/i18n/format'
import { tenantOf } from '@/rules/tenants/hosts'
import { Button } from '@/ui/action/button'
import { IconButton } from '@/ui/action/icon-button'
import { SearchIcon } from '@/ui/display/icons'
import { LinkButton } from '@/ui/action/link-button'
import { Row } from '@/ui/layout/stack'
import { TextField } from '@/ui/form/fields/text-field'
import { TextLink } from '@/ui/action/text-link'
import { readTabVisit } from '@mocks/hosts/shared/tab/tab-visit'
import { linkTo } from '@mocks/scenarios/link'
import { type ScenarioName, scenarioNames, scenarioOf } from '@mocks/scenarios/registry'
import { scenarioTitles } from '@mocks/scenarios/scenario-titles'
import { Typed } from '../panel-section'
import { armed, armedWords } from './armed-faults'
import { CopyIcon } from './panel-icons'
import { act } from './panel-state'
import { Part, RowLine, Rows } from './panel-parts'
import { type PanelTexts, usePanelTexts } from './panel-texts'
import { pagePlace } from '@mocks/hosts/shared/tab/page-place'

const groups = ['people', 'errors', 'answers', 'payments', 'letters', 'worlds', 'views'] as const

function copy(link: string, text: PanelTexts): void {
  void act(async () => {
    await navigator.clipboard.writeText(link)
    return text('demo.panel.linkCopied')
  })
}

export function ScenariosPart() {
  const text = usePanelTexts()
  const { locale } = useFormats()
  const titles = scenarioTitles[locale]
  const [wanted, setWanted] = useState('')
  const words = wanted.trim().toLowerCase()
  const fits = (name: ScenarioName) => `${name} ${titles[name]}`.toLowerCase().includes(words)
  const found = scenarioNames.filter(fits)
  return (
    <>
      <Playing titles={titles} />
      <Part title={text('demo.panel.allScenarios')}>
        <TextField
          label={text('demo.panel.findScenario')}
          hideLabel
          type="search"
          icon={<SearchIcon />}
          placeholder={text('demo.panel.findScenario')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        {found.length === 0 && <chakra.p mt="3">{text('demo.panel.noScenario')}</chakra.p>}
        {groups.map((group) => {
          const own = found.filter((name) => scenarioOf(name).group === group)
          if (own.length === 0) return null
          return (
            <chakra.div key={group} mt="4">
              <chakra.h4 textStyle="tableHead" color="fg.muted" mb="1.5">
                {text(`demo.panel.group-${group}`)}
              </chakra.h4>
              <Rows>
                {own.map((name) => (
                  <ScenarioRow key={name} name={name} title={titles[name]} />
                ))}
              </Rows>
            </chakra.div>
          )
        })}
      </Part>
    </>
  )
}

function ScenarioRow({ name, title }: { name: ScenarioName; title: string }) {
  const text = usePanelTexts()
  const link = linkTo(pagePlace(), name, scenarioOf(name))
  return (
    <RowLine>
      <span>
        <TextLink href={link} fontWeight="medium">
          {title}
        </TextLink>
        <chakra.span display="block" textStyle="help">
          <Typed>{name}</Typed>
        </chakra.span>
      </span>
      <IconButton
        label={text('demo.panel.copyLinkOf', { title })}
        icon={<CopyIcon />}
        onClick={() => copy(link, text)}
      />
    </RowLine>
  )
}

/** What this tab plays, and the link by which a colleague sees the same on the same page. */
function Playing({ titles }: { titles: Readonly<Record<ScenarioName, string>> }) {
  const text = usePanelTexts()
  const { faults } = useSnapshot(armed)
  const { scenario } = readTabVisit()
  const words = armedWords(faults)
  const { host, path } = pagePlace()
  const here = { tenant: tenantOf(host), path: path + window.location.search }
  const base = scenarioOf(scenario ?? 'as-guest')
  const link = linkTo(pagePlace(), scenario ?? '', { ...base, ...here }, words)
  const end = linkTo(pagePlace(), '', { ...base, ...here })
  return (
    <Part
      title={text('demo.panel.playing')}
      lead={scenario === null ? text('demo.panel.playsNothing') : titles[scenario]}
    >
      <Row>
        {scenario !== null && (
          <LinkButton size="sm" variant="outline" href={end}>
            {text('demo.panel.endScenario')}
          </LinkButton>
        )}
        <Button size="sm" variant="outline" onClick={() => copy(link, text)}>
          {text('demo.panel.copyThis')}
        </Button>
      </Row>
    </Part>
  )
}
