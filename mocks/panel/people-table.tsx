import { DataTable } from '@/ui/table/data-table'
import { TextLink } from '@/ui/action/text-link'
import { personaPassword, personas } from '@mocks/world/personas'
import { signInOf } from './demo-people'
import { useDemoTexts } from './demo-texts'
import { PanelSection, Typed } from './panel-section'

export function PeopleTable() {
  const text = useDemoTexts()
  const title = text('demo.people.heading')
  const lead = (
    <>
      <p>{text('demo.people.lead')}</p>
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
          {
            key: 'sign-in',
            header: text('demo.people.signIn'),
            cell: ({ name, merchant }) => (
              <TextLink
                href={signInOf(merchant)}
                aria-label={`${text('demo.people.signIn')}: ${name}`}
              >
                {text('demo.people.signIn')}
              </TextLink>
            ),
          },
        ]}
      />
    </PanelSection>
  )
}
