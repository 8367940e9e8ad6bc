import { chakra } from '@chakra-ui/react/styled-system'
import { type DragEvent, lazy, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { SearchIcon } from '@/ui/display/icons'
import { ProductMark } from '@/ui/display/product-mark'
import { TextField } from '@/ui/form/fields/text-field'
import { PageHeading } from '@/ui/layout/page-heading'
import { Row, Stack } from '@/ui/layout/stack'
import { Tabs } from '@/ui/layout/tabs'
import {
  type CatalogueAddress,
  catalogueTabs,
  useCatalogueAddress,
} from './catalogue/use-catalogue-address'
import { type DemoTextId, useDemoTexts } from './demo-texts'
import { FileButton } from './report/file-button'
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

/** What became of a file that was chosen or dropped; the page may show before it can open one. */
async function open(file: File, text: (id: DemoTextId) => string): Promise<string> {
  const [{ openedWords }, { callsTaken }] = await Promise.all([
    import('./report/opened-words'),
    import('@mocks/hosts/shared/calls-taken'),
  ])
  await callsTaken()
  return openedWords(file, text)
}

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
  const [said, setSaid] = useState('')
  const take = (file: File) => {
    setSaid('')
    open(file, text).then(setSaid, (error: unknown) => setSaid(String(error)))
  }
  return (
    <chakra.div
      pb="12"
      onDragOver={(event) => {
        if (holdsFile(event)) event.preventDefault()
      }}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files
        if (file === undefined) return
        event.preventDefault()
        take(file)
      }}
    >
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
      <chakra.div mt="10">
        <Row>
          <FileButton label={text('demo.front.openFile')} onFile={take} />
          <chakra.p textStyle="help">{text('demo.front.dropFile')}</chakra.p>
        </Row>
        <chakra.p role="status" mt="3" fontWeight="medium" css={{ '&:empty': { display: 'none' } }}>
          {said}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  )
}

const holdsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

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
