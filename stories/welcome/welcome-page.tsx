import { chakra } from '@chakra-ui/react/styled-system'
import { addons } from 'storybook/preview-api'
import { ProductMark } from '@/ui/display/product-mark'
import { TextLink } from '@/ui/action/text-link'
import { Card } from '@/ui/layout/card'
import { PageHeading } from '@/ui/layout/page-heading'
import { Stack } from '@/ui/layout/stack'
import { type Journey, journeys } from './journeys'

/** What the product is, for somebody who opens this book for the first time. */
export function WelcomePage() {
  return (
    <chakra.main maxW="70rem" mx="auto" px={{ base: '4', sm: '8' }} py={{ base: '6', sm: '10' }}>
      <chakra.div mb="5">
        <ProductMark size={64} />
      </chakra.div>
      <PageHeading
        title="Civic Till"
        subtitle="Where people pay their city or county: property tax, utilities, permits, tickets."
      />
      <Stack gap="8">
        <Facts>
          <Fact title="Citizens">
            Find a bill by its number, pay it by card or from a bank account, and have a receipt. No
            account is needed.
          </Fact>
          <Fact title="Office">
            Each city has an address of its own. Its staff see what came in, and who may do what.
          </Fact>
          <Fact title="Provider">
            Runs all cities from the root address, and helps those who call.
          </Fact>
        </Facts>
        <section>
          <chakra.h2 textStyle="h2" mb="4">
            Journeys
          </chakra.h2>
          <Journeys>
            {journeys.map((journey) => (
              <JourneyCard key={journey.title} {...journey} />
            ))}
          </Journeys>
        </section>
        <section>
          <chakra.h2 textStyle="h2" mb="2">
            How to read this book
          </chakra.h2>
          <chakra.ul ps="5" listStyle="disc" maxW="measure" lineHeight="1.75rem">
            <li>At the left: areas, their screens, and the states of each that people meet.</li>
            <li>
              On top: look at any screen as another role, in another language, in the dark, or as
              wide as a phone.
            </li>
            <li>Every screen is the real one, with a backend of its own. Click through it.</li>
            <li>Pieces have pages that say what each is for and what it is given.</li>
            <li>
              The whole product with everything that can go wrong: <code>npm start</code>.
            </li>
          </chakra.ul>
        </section>
      </Stack>
    </chakra.main>
  )
}

function Fact({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <chakra.h2 fontWeight="semibold">{title}</chakra.h2>
      <chakra.p color="fg.muted">{children}</chakra.p>
    </div>
  )
}

function JourneyCard({ title, lead, stops }: Journey) {
  return (
    <Card as="section" padded>
      <chakra.h3 fontWeight="semibold" fontSize="lg">
        {title}
      </chakra.h3>
      <chakra.p color="fg.muted" mb="2">
        {lead}
      </chakra.p>
      <ol>
        {stops.map(({ story, name }) => (
          <li key={story}>
            <TextLink
              href={`./index.html?path=/story/${story}`}
              target="_top"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                addons.getChannel().emit('selectStory', { storyId: story })
              }}
            >
              {name}
            </TextLink>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const Facts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: '6',
  },
})

const Journeys = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    '& ol': { listStyle: 'decimal', ps: '5' },
    '& li': { py: '1' },
  },
})
