import { proxy } from 'valtio'
import { type PersonaName, personaNamed, personas } from '@mocks/world/personas'

/** In Storybook's toolbar: who looks at the screen, in place of whom the story names. */
export const roles = {
  story: 'As the story says',
  guest: 'Guest',
  user: 'Citizen',
  'merchant-user': 'Clerk (Merchant User)',
  'merchant-admin': 'Office (Merchant Admin)',
  support: 'Support',
  admin: 'Provider (Admin)',
  super: 'Provider (Super Users)',
} as const
export type RoleName = keyof typeof roles

export const chosenRole = proxy<{ role: RoleName }>({ role: 'story' })

export const isRole = (text: unknown): text is RoleName =>
  typeof text === 'string' && Object.hasOwn(roles, text)

/** A person of that role, of this city where it has one; undefined: nobody is signed in. */
export function personaOf(
  role: RoleName,
  tenant: string | null,
  told: PersonaName | undefined,
): PersonaName | undefined {
  if (role === 'story') return told
  if (role === 'guest') return undefined
  const here = personas.find(
    (person) => person.role === personaNamed(role).role && person.merchant === tenant,
  )
  return here?.persona ?? role
}
