import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { tenantAddress } from '@/rules/tenants/hosts'
import { Banner } from '@/ui/feedback/banner'
import { Columns } from '@/ui/layout/columns'
import { LinkButton } from '@/ui/action/link-button'
import { PageHeading } from '@/ui/layout/page-heading'
import { Catalogue, Contents } from './catalogue/catalogue'
import { useDemoTexts } from './demo-texts'
import { EmailTagTable, TestCardTable } from './outcome-tables'
import { PanelSection } from './panel-section'
import { PeopleTable } from './people-table'
import { PlaceList } from './place-list'

/** `/__scenarios` on the root domain of a mock build: the cities, the people, and the scenarios. */
export function FrontPage() {
  const text = useDemoTexts()
  const title = text('demo.front.title')
  useEffect(() => {
    // The page is not in the table of addresses, so it sets its own title.
    document.title = title
  }, [title])
  return (
    <>
      <PageHeading title={title} subtitle={text('demo.front.lead')} />
      <chakra.div mb="5">
        <Banner>{text('demo.front.kept')}</Banner>
      </chakra.div>
      <Contents />
      <Columns
        side={
          <>
            <FirstSteps />
            <EmailTagTable />
            <PanelSection title={text('demo.more.heading')} lead={text('demo.more.text')} />
          </>
        }
      >
        <PlaceList />
        <TestCardTable />
        <PeopleTable />
      </Columns>
      <Catalogue />
    </>
  )
}

const steps = ['search', 'cart', 'pay', 'reload'] as const

function FirstSteps() {
  const text = useDemoTexts()
  return (
    <PanelSection id="start" title={text('demo.try.heading')}>
      <chakra.div px={{ base: '4', sm: '5.5' }} pb="5">
        <chakra.ol listStyle="decimal" ps="5" mb="4" display="grid" gap="1.5">
          {steps.map((step) => (
            <li key={step}>{text(`demo.try.${step}`)}</li>
          ))}
        </chakra.ol>
        <LinkButton wide href={tenantAddress(window.location, 'miamicounty')}>
          {text('demo.try.open')}
        </LinkButton>
      </chakra.div>
    </PanelSection>
  )
}
