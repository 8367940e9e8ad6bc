import { DataTable } from '@/ui/data-table'
import { personaPassword, personas } from '@mocks/world/personas'
import { useDemoTexts } from './demo-texts'
import { PanelSection, Typed } from './panel-section'

export function PeopleTable() {
  const text = useDemoTexts()
  const title = text('demo.people.heading')
  const lead = (
    <>
      <p>{text('demo.people.later')}</p>
      <p>
        {text('demo.people.password')} <Typed>{personaPassword}</Typed>
      </p>
    </>
  )
  return (
    <PanelSection title={title} lead={lead}>
      <DataTable
        caption={title}
        rows={personas}
        rowKey={({ persona }) => persona}
        columns={[
          {
            key: 'name',
            kind: 'main',
            header: text('demo.people.name'),
            cell: ({ name }) => name,
          },
          {
            key: 'email',
            header: text('demo.people.email'),
            cell: ({ email }) => <Typed>{email}</Typed>,
          },
          { key: 'role', header: text('demo.people.role'), cell: ({ role }) => role },
          {
            key: 'where',
            header: text('demo.people.where'),
            cell: ({ merchant }) => merchant ?? text('demo.people.root'),
          },
        ]}
      />
    </PanelSection>
  )
}
