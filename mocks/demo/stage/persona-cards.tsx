import { chakra } from '@chakra-ui/react/styled-system'
import { shownRole } from '@/rules/people/roles'
import { LinkButton } from '@/ui/action/link-button'
import { TextLink } from '@/ui/action/text-link'
import { Initials } from '@/ui/display/initials'
import { freshLink } from '@mocks/scenarios/link'
import { type PersonaName, personaPassword, personas } from '@mocks/world/personas'
import { useDemoTexts } from '../demo-texts'
import { signInOf } from '../demo-people'
import { Typed } from '../panel-section'
import { places } from '../places'
import { StagePart } from './stage-part'
import { pagePlace } from '@mocks/hosts/shared/tab/page-place'

/** Where each begins the day. */
const starts: Readonly<Record<PersonaName, string>> = {
  super: '/admin/dashboard',
  admin: '/admin/dashboard',
  support: '/admin/users/search',
  'merchant-admin': '/dashboard',
  'merchant-user': '/dashboard',
  user: '/user-profile/6?tab=linked',
  'utility-user': '/departments',
  'other-merchant-admin': '/dashboard',
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('')

/** Who there is, and the way to be one of them. */
export function PersonaCards() {
  const text = useDemoTexts()
  const cityOf = (label: string | null) =>
    places.find((place) => place.label === label)?.name ?? text('demo.people.root')
  const lead = (
    <>
      {text('demo.people.lead')} {text('demo.people.password')} <Typed>{personaPassword}</Typed>
    </>
  )
  return (
    <StagePart id="people" title={text('demo.people.heading')} lead={lead} count={personas.length}>
      <Cards>
        {personas.map(({ persona, name, role, merchant }) => (
          <li key={persona}>
            <div>
              <Initials size="md" aria-hidden="true">
                {initialsOf(name)}
              </Initials>
              <div>
                <h3>{name}</h3>
                <small>
                  {shownRole(role)} · {cityOf(merchant)}
                </small>
              </div>
            </div>
            <p>{text(`demo.who.${persona}`)}</p>
            <div>
              <LinkButton
                variant="outline"
                size="sm"
                href={freshLink(pagePlace(), {
                  tenant: merchant,
                  path: starts[persona],
                  persona,
                })}
              >
                {text('demo.who.open').replace('{name}', name.split(' ')[0] ?? name)}
              </LinkButton>
              <TextLink
                href={signInOf(merchant)}
                aria-label={`${text('demo.people.signIn')}: ${name}`}
              >
                {text('demo.people.signIn')}
              </TextLink>
            </div>
          </li>
        ))}
      </Cards>
    </StagePart>
  )
}

const Cards = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    gap: '4',
    '& > li': {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      px: '4',
      py: '4',
      bg: 'surface',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'card',
    },
    '& > li > div': { display: 'flex', alignItems: 'center', gap: '3' },
    '& > li > p': { flex: '1', fontSize: 'cell', lineHeight: '1.375rem' },
    '& h3': { fontWeight: 'semibold', lineHeight: '1.25rem' },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
  },
})
