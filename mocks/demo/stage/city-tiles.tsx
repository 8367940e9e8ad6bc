import { chakra } from '@chakra-ui/react/styled-system'
import { useFormats } from '@/i18n/format'
import { tenantAddress } from '@/rules/tenants/hosts'
import { useDemoTexts } from '../demo-texts'
import { places } from '../places'
import { CityScene } from './city-scene'
import { StagePart } from './stage-part'
import { pagePlace } from '@mocks/hosts/shared/tab/page-place'

/** Every city and county of the world, with the way there. */
export function CityTiles() {
  const text = useDemoTexts()
  const { list } = useFormats()
  return (
    <StagePart
      id="cities"
      title={text('demo.places.heading')}
      lead={text('demo.places.lead')}
      count={places.length}
    >
      <Tiles>
        {places.map(({ label, name, shows, departments, color }) => (
          <li key={label}>
            <CityScene label={label} color={color} />
            <div>
              <h3>
                <a href={tenantAddress(pagePlace(), label)}>{name}</a>
              </h3>
              <p>{shows === null ? list([...departments]) : text(shows)}</p>
            </div>
          </li>
        ))}
      </Tiles>
    </StagePart>
  )
}

const Tiles = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      sm: 'repeat(auto-fill, minmax(15rem, 1fr))',
    },
    gap: { base: '3', sm: '4' },
    '& > li': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      bg: 'surface',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'card',
      transition: 'border-color 120ms',
      _hover: { borderColor: 'brand.fill' },
    },
    '& > li > div': { px: { base: '3', sm: '4' }, pt: '3', pb: { base: '3', sm: '4' } },
    '& h3': { fontWeight: 'semibold', lineHeight: '1.375rem' },
    // The whole tile is the link.
    '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    '& a:focus-visible': { outline: 'none' },
    '& a:focus-visible::after': {
      outline: '3px solid',
      outlineColor: 'brand.text',
      outlineOffset: '-3px',
    },
    '& p': { mt: '1', hideBelow: 'sm', color: 'fg.muted', fontSize: 'sm', lineHeight: '1.25rem' },
  },
})
