import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, type MouseEvent, Suspense, useEffect } from 'react'
import { SearchIcon } from '@/ui/display/icons'
import { ProductMark } from '@/ui/display/product-mark'
import { TextField } from '@/ui/form/text-field'
import { PageHeading } from '@/ui/layout/page-heading'
import { Stack } from '@/ui/layout/stack'
import { Tabs } from '@/ui/layout/tabs'
import {
  type CatalogueAddress,
  catalogueTabs,
  useCatalogueAddress,
} from './catalogue/use-catalogue-address'
import { useDemoTexts } from './demo-texts'
import { CityTiles } from './stage/city-tiles'
import { GuidedTour } from './stage/guided-tour'
import { PersonaCards } from './stage/persona-cards'

// The first page needs neither, and they know every scenario, page and call.
const Reference = lazy(async () => ({
  default: (await import('./catalogue/reference')).Reference,
}))
const FindResults = lazy(async () => ({
  default: (await import('./catalogue/find-results')).FindResults,
}))

/** `/__scenarios` on the root domain of a mock build: the cities, the people, and the scenarios. */
export function FrontPage() {
  return <CataloguePage address={useCatalogueAddress()} />
}

/** The same at an address that is given: stories have one of their own. */
export function CataloguePage({ address }: { address: CatalogueAddress }) {
  const text = useDemoTexts()
  const title = text('demo.front.title')
  useEffect(() => {
    // The page is not in the table of addresses, so it sets its own title.
    document.title = title
  }, [title])
  return (
    <chakra.div pb="12">
      <chakra.div mb="4">
        <ProductMark size={48} />
      </chakra.div>
      <PageHeading
        title={title}
        subtitle={
          <chakra.span display="block" maxW="44rem">
            {text('demo.front.lead')}
          </chakra.span>
        }
      />
      <chakra.div maxW="34rem" mb="5">
        <TextField
          label={text('demo.find.label')}
          type="search"
          large
          icon={<SearchIcon />}
          placeholder={text('demo.find.example')}
          value={address.words}
          onChange={({ target }) => address.find(target.value)}
        />
      </chakra.div>
      <chakra.div borderBottom="1px solid" borderColor="line" mb="6">
        <CatalogueTabs address={address} />
      </chakra.div>
      <Suspense fallback={<chakra.div minHeight="60vh" />}>
        <Shown address={address} />
      </Suspense>
    </chakra.div>
  )
}

const isLooking = ({ words }: CatalogueAddress): boolean => words.trim().length > 1

function Shown({ address }: { address: CatalogueAddress }) {
  const { tab, words, find } = address
  if (isLooking(address)) return <FindResults words={words} onClear={() => find('')} />
  if (tab !== 'start') return <Reference tab={tab} />
  return (
    <Stack gap="10">
      <GuidedTour />
      <CityTiles />
      <PersonaCards />
      <Kept />
    </Stack>
  )
}

function Kept() {
  return <chakra.p textStyle="help">{useDemoTexts()('demo.front.kept')}</chakra.p>
}

function CatalogueTabs({ address }: { address: CatalogueAddress }) {
  const text = useDemoTexts()
  const { tab, hrefOf, go } = address
  return (
    <Tabs label={text('demo.front.tabs')}>
      {catalogueTabs.map((name) => (
        <a
          key={name}
          href={hrefOf(name)}
          {...(name === tab && !isLooking(address) && { 'aria-current': 'page' })}
          onClick={(event) => {
            if (opensElsewhere(event)) return
            event.preventDefault()
            go(name)
          }}
        >
          {text(`demo.tab.${name}`)}
        </a>
      ))}
    </Tabs>
  )
}

/** In another tab or window: the browser's own matter. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey
