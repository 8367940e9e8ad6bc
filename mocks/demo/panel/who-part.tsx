import { chakra } from '@chakra-ui/react/styled-system'
import { useSnapshot } from 'valtio'
import { tenantOf } from '@/rules/tenants/hosts'
import { shownRole } from '@/rules/people/roles'
import { session } from '@/state/session/session'
import { ForwardIcon, OutsideIcon } from '@/ui/display/icons'
import { Pill } from '@/ui/display/pill'
import { linkAs } from '@mocks/scenarios/link'
import { type Persona, personas, type PersonaName } from '@mocks/world/personas'
import { peopleHere } from '../demo-people'
import { enterAs } from '../enter-as'
import { act } from './panel-state'
import { Part, RowButton, RowLink, Rows } from './panel-parts'
import { usePanelTexts } from './panel-texts'
import { pagePlace } from '@mocks/hosts/shared/tab/page-place'

const nameOf = (text: string): PersonaName | null =>
  personas.find(({ persona }) => persona === text)?.persona ?? null

/** The guard then applies as for any visitor who opens the page. */
function become(persona: PersonaName | null): void {
  void act(async () => {
    await enterAs(persona, (request) => fetch(request))
    window.location.reload()
    return ''
  })
}

export function WhoPart() {
  const text = usePanelTexts()
  const { user, authenticated } = useSnapshot(session)
  const here = peopleHere(tenantOf(pagePlace().host))
  const elsewhere = personas.filter((person) => !here.some(({ email }) => email === person.email))
  return (
    <>
      <Part title={text('demo.panel.peopleHere')} lead={text('demo.panel.peopleLead')}>
        <Rows>
          {here.map((person) => (
            <li key={person.persona}>
              <PersonButton person={person} isCurrent={user?.email === person.email} />
            </li>
          ))}
          <li>
            <RowButton type="button" onClick={() => become(null)}>
              <Named name={text('demo.panel.guest')} role={text('demo.panel.guestLead')} />
              {authenticated ? <ForwardIcon /> : <Now />}
            </RowButton>
          </li>
        </Rows>
      </Part>
      {elsewhere.length > 0 && (
        <Part title={text('demo.panel.peopleElsewhere')} lead={text('demo.panel.elsewhereLead')}>
          <Rows>
            {elsewhere.map(({ persona, name, role, merchant }) => (
              <li key={persona}>
                <RowLink href={linkAs(pagePlace(), merchant, '/', persona)}>
                  <Named
                    name={name}
                    role={`${shownRole(role)} · ${merchant ?? text('demo.people.root')}`}
                  />
                  <OutsideIcon />
                </RowLink>
              </li>
            ))}
          </Rows>
        </Part>
      )}
    </>
  )
}

function PersonButton({ person, isCurrent }: { person: Persona; isCurrent: boolean }) {
  return (
    <RowButton
      type="button"
      {...(isCurrent && { 'aria-current': true })}
      onClick={() => become(nameOf(person.persona))}
    >
      <Named name={person.name} role={shownRole(person.role)} />
      {isCurrent ? <Now /> : <ForwardIcon />}
    </RowButton>
  )
}

function Named({ name, role }: { name: string; role: string }) {
  return (
    <span>
      <chakra.span display="block" fontWeight="medium">
        {name}
      </chakra.span>
      <chakra.span textStyle="help">{role}</chakra.span>
    </span>
  )
}

function Now() {
  const text = usePanelTexts()
  return <Pill tone="brand">{text('demo.panel.now')}</Pill>
}
