import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactElement, useEffect } from 'react'
import { chooseLocale } from '@/i18n/locales'
import { Messages } from '@/i18n/provider'
import { rootAddress } from '@/rules/tenants/hosts'
import { demoFrontPage } from '@/state/demo'
import { config } from '@/state/preferences'
import { LinkButton } from '@/ui/action/link-button'
import { PageHeading } from '@/ui/layout/page-heading'
import { UiProvider } from '@/ui/theme/ui-provider'
import type { Fault } from '@mocks/scenarios/fault'
import { armFaults, keepScriptFault, resumeFaults } from '@mocks/hosts/shared/tab/tab-visit'
import { faultIn } from '@mocks/scenarios/fault-words'
import { guest, linkTo, readLink, scriptFaults } from '@mocks/scenarios/link'
import { isScenarioName, scenarioOf } from '@mocks/scenarios/registry'
import { personas, type PersonaName } from '@mocks/world/personas'
import { beginVisit, endVisit } from './begin-visit'
import { useDemoTexts } from './demo-texts'
import { type Ask, enterAs } from './enter-as'
import { readView, restoreView } from './report/restore-view'
import { pagePlace } from '@mocks/hosts/shared/tab/page-place'

const personaIn = (words: string): PersonaName | undefined =>
  personas.find(({ persona }) => persona === words)?.persona

/**
 * Follows `?scenario=name`, `?fault=call:effect` and `?as=person` before any call, and removes them
 * from the address. Returns a page to show in the application's place; null: the application.
 */
export async function followLink(ask: Ask): Promise<ReactElement | null> {
  const link = readLink(window.location.href)
  if (link === null) return null
  const { name, visit, as, rest } = link
  if (link.several.length > 0) return <NotUnderstood words={link.several.join(', ')} several />
  if (name !== null && name !== '' && !isScenarioName(name)) return <NotUnderstood words={name} />
  const person = personaIn(as ?? '')
  if (as !== null && as !== guest && person === undefined) return <NotUnderstood words={as} />
  const script = scriptFaults.find((fault) => fault === link.script)
  if (link.script !== null && script === undefined) return <NotUnderstood words={link.script} />
  const faults: Fault[] = []
  for (const words of link.faults) {
    const fault = faultIn(words)
    if (fault === null) return <NotUnderstood words={words} />
    faults.push(fault)
  }
  // A bare address means: wherever the scenario begins.
  const isBare = pagePlace().path === '/' && rest === window.location.pathname
  if (name && visit === null && isBare) {
    window.location.replace(linkTo(pagePlace(), name, scenarioOf(name), link.faults))
    return new Promise(() => undefined)
  }
  if (name === '') endVisit()
  else if (name !== null) await beginVisit(name, visit, ask)
  // Faults do not apply to this call: they are armed afterwards.
  if (as !== null) await enterAs(person ?? null, ask)
  if (visit !== null && link.carried !== null) resumeFaults(visit, link.carried)
  if (script !== undefined) keepScriptFault(script)
  if (faults.length > 0) armFaults(faults)
  if (link.view !== null) {
    const view = readView(link.view)
    if (view === null) return <NotUnderstood words={link.view} />
    await restoreView(view, ask)
    return new Promise(() => undefined)
  }
  // Last, because it signals that the scenario has begun.
  window.history.replaceState(window.history.state, '', rest)
  return null
}

interface NotUnderstoodProps {
  words: string
  /** There may be each of them, but not all in one tab. */
  several?: boolean
}

function NotUnderstood(props: NotUnderstoodProps) {
  return (
    <UiProvider>
      <Messages locale={chooseLocale(config.language, navigator.languages)}>
        <chakra.main maxW="measure" mx="auto" px={{ base: '4', sm: '8' }} py="12">
          <Words {...props} />
        </chakra.main>
      </Messages>
    </UiProvider>
  )
}

function Words({ words, several = false }: NotUnderstoodProps) {
  const text = useDemoTexts()
  const title = text(several ? 'demo.noScenario.several' : 'demo.noScenario.title')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <>
      <PageHeading title={title} subtitle={`“${words}”`} />
      <chakra.p mb="5">
        {text(several ? 'demo.noScenario.severalText' : 'demo.noScenario.text')}
      </chakra.p>
      <LinkButton href={rootAddress(pagePlace(), demoFrontPage)}>
        {text('demo.noScenario.list')}
      </LinkButton>
    </>
  )
}
