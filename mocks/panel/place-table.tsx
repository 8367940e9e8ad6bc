import { useFormats } from '@/i18n/format'
import { tenantAddress } from '@/rules/hosts'
import { DataTable } from '@/ui/data-table'
import { TextLink } from '@/ui/text-link'
import { useDemoTexts } from './demo-texts'
import { PanelSection } from './panel-section'
import { places } from './places'

export function PlaceTable() {
  const text = useDemoTexts()
  const { list } = useFormats()
  const title = text('demo.places.heading')
  return (
    <PanelSection title={title}>
      <DataTable
        caption={title}
        rows={places}
        rowKey={({ label }) => label}
        columns={[
          {
            key: 'place',
            kind: 'main',
            header: text('demo.places.place'),
            width: '42%',
            cell: ({ label, name }) => (
              <>
                <TextLink href={tenantAddress(window.location, label)}>{name}</TextLink>
                <small>{label}</small>
              </>
            ),
          },
          {
            key: 'shows',
            header: text('demo.places.shows'),
            cell: ({ shows, departments }) =>
              shows === null ? list([...departments]) : text(shows),
          },
        ]}
      />
    </PanelSection>
  )
}
