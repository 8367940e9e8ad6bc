import { chakra } from '@chakra-ui/react/styled-system'
import { useFormats } from '@/i18n/format'
import { tenantAddress } from '@/rules/tenants/hosts'
import { TextLink } from '@/ui/action/text-link'
import { useDemoTexts } from './demo-texts'
import { PanelSection } from './panel-section'
import { places } from './places'

/** Every city and county of the world, with the way there. */
export function PlaceList() {
  const text = useDemoTexts()
  const { list } = useFormats()
  return (
    <PanelSection title={text('demo.places.heading')} lead={text('demo.places.lead')}>
      <ul>
        {places.map(({ label, name, shows, departments }) => (
          <Item key={label}>
            <chakra.div>
              <TextLink fontWeight="semibold" href={tenantAddress(window.location, label)}>
                {name}
              </TextLink>
              <chakra.div textStyle="help">{label}</chakra.div>
            </chakra.div>
            <chakra.p fontSize="cell" lineHeight="1.375rem">
              {shows === null ? list([...departments]) : text(shows)}
            </chakra.p>
          </Item>
        ))}
      </ul>
    </PanelSection>
  )
}

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
    gap: { base: '1', sm: '4' },
    px: { base: '4', sm: '5.5' },
    py: '3',
    borderTop: '1px solid',
    borderColor: 'line',
  },
})
