import { chakra } from '@chakra-ui/react/styled-system'
import { siteAddress } from '@/rules/tenants/hosts'
import { shownRole } from '@/rules/people/roles'
import { isExempt } from '@/rules/tenants/tenants'
import type { DemoPeopleProps } from '@/state/demo'
import { ForwardIcon } from '@/ui/display/icons'
import { TextLink } from '@/ui/action/text-link'
import { type Persona, personaPassword, personas } from '@mocks/world/personas'
import { DemoBox } from './demo-box'
import { useDemoTexts } from './demo-texts'
import { pagePlace } from '@mocks/hosts/shared/tab/page-place'

const People = chakra('ul', {
  base: {
    mt: '2',
    '& > li': { borderTop: '1px solid', borderColor: 'line' },
    '& button': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      width: '100%',
      minHeight: 'control',
      px: '4',
      py: '1.5',
      textAlign: 'start',
      _hover: { bg: 'brand.tint' },
      '& > svg': { color: 'brand.text' },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  },
})

/**
 * The people of this site: its own, and those of the provider who may visit any (specification §6).
 */
export function peopleHere(tenant: string | null): readonly Persona[] {
  const own = personas.filter(({ merchant }) => merchant === tenant)
  return tenant === null ? own : [...own, ...personas.filter(({ role }) => isExempt([role]))]
}

/** Signs in with one click; people of other sites have a link to their own sign-in. */
export function DemoPeople({ tenant, onPick }: DemoPeopleProps) {
  const text = useDemoTexts()
  const here = peopleHere(tenant)
  const elsewhere = personas.filter((person) => !here.includes(person))
  return (
    <DemoBox title={text('demo.sign-in.heading')} lead={text('demo.sign-in.lead')}>
      <People>
        {here.map(({ persona, name, email, role }) => (
          <li key={persona}>
            <button type="button" onClick={() => onPick({ email, password: personaPassword })}>
              <span>
                <chakra.span display="block" fontWeight="medium">
                  {name}
                </chakra.span>
                <chakra.span textStyle="help">{shownRole(role)}</chakra.span>
              </span>
              <ForwardIcon />
            </button>
          </li>
        ))}
      </People>
      {elsewhere.length > 0 && (
        <chakra.div px="4" py="3" borderTop="1px solid" borderColor="line" textStyle="help">
          <p>{text('demo.sign-in.elsewhere')}</p>
          <ul>
            {elsewhere.map(({ persona, name, role, merchant }) => (
              <chakra.li key={persona} py="1">
                <TextLink inline href={signInOf(merchant)}>
                  {name}
                </TextLink>
                {` · ${shownRole(role)} · ${merchant ?? text('demo.people.root')}`}
              </chakra.li>
            ))}
          </ul>
        </chakra.div>
      )}
    </DemoBox>
  )
}

/** The sign-in of a person's own site. */
export function signInOf(merchant: string | null): string {
  return siteAddress(pagePlace(), merchant, '/sign-in')
}
