import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactElement, useEffect } from 'react'
import { chooseLocale } from '@/i18n/locales'
import { Messages } from '@/i18n/provider'
import { rootAddress } from '@/rules/hosts'
import { demoFrontPage } from '@/state/demo'
import { config } from '@/state/layout-config'
import { LinkButton } from '@/ui/link-button'
import { PageHeading } from '@/ui/page-heading'
import { UiProvider } from '@/ui/ui-provider'
import { linkTo, readLink } from '@mocks/scenarios/link'
import { isScenarioName, scenarioOf } from '@mocks/scenarios/registry'
import { type Ask, beginVisit, endVisit } from './begin-visit'
import { useDemoTexts } from './demo-texts'

/**
 * Follows `?scenario=name` before anything is asked or shown, and takes it out of the address.
 * Answers what to show in the application's place; null: the application.
 */
export async function followLink(ask: Ask): Promise<ReactElement | null> {
  const link = readLink(window.location.href)
  if (link === null) return null
  const { name, visit, rest } = link
  if (name !== '' && !isScenarioName(name)) return <NoSuchScenario name={name} />
  // A bare address means: wherever the scenario begins.
  if (name !== '' && visit === null && rest === '/') {
    window.location.replace(linkTo(window.location, name, scenarioOf(name)))
    return new Promise(() => undefined)
  }
  if (name === '') endVisit()
  else await beginVisit(name, visit, ask)
  // Last: whoever waits for the scenario sees that it has begun.
  window.history.replaceState(window.history.state, '', rest)
  return null
}

function NoSuchScenario({ name }: { name: string }) {
  return (
    <UiProvider>
      <Messages locale={chooseLocale(config.language, navigator.languages)}>
        <chakra.main maxW="measure" mx="auto" px={{ base: '4', sm: '8' }} py="12">
          <Words name={name} />
        </chakra.main>
      </Messages>
    </UiProvider>
  )
}

function Words({ name }: { name: string }) {
  const text = useDemoTexts()
  const title = text('demo.noScenario.title')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <>
      <PageHeading title={title} subtitle={`“${name}”`} />
      <chakra.p mb="5">{text('demo.noScenario.text')}</chakra.p>
      <LinkButton href={rootAddress(window.location, demoFrontPage)}>
        {text('demo.noScenario.list')}
      </LinkButton>
    </>
  )
}
