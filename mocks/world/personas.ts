import type { Role } from '@/contract/people/users'

/** One person per role, listed on the sign-in page in mock mode only (product.md section 5). */
export interface Persona {
  readonly persona: string
  readonly email: string
  readonly name: string
  readonly role: Role
  /** Subdomain; null: the root domain. */
  readonly merchant: string | null
}

export const personaPassword = 'Civic-Till-1'

/** `verifierOf(personaPassword, 'personas')`, written down: hashing it would slow every start. */
export const personaVerifier = {
  salt: 'personas',
  hash: 'f9b01b6a742c4b2635111790b9970a8f072070203679cf2a4a241f7cc7826646',
}

export const personas = [
  {
    persona: 'super',
    email: 'super@civictill.example',
    name: 'Ana Lee',
    role: 'Super Users',
    merchant: null,
  },
  {
    persona: 'admin',
    email: 'admin@civictill.example',
    name: 'Ben Ortiz',
    role: 'Admin',
    merchant: null,
  },
  {
    persona: 'support',
    email: 'support@civictill.example',
    name: 'Chloe Park',
    role: 'Support',
    merchant: null,
  },
  {
    persona: 'merchant-admin',
    email: 'merchant-admin@miamicounty.example',
    name: 'Harriet Lowe',
    role: 'Merchant Admin',
    merchant: 'miamicounty',
  },
  {
    persona: 'merchant-user',
    email: 'merchant-user@miamicounty.example',
    name: 'Leon Fisk',
    role: 'Merchant User',
    merchant: 'miamicounty',
  },
  {
    persona: 'user',
    email: 'user@miamicounty.example',
    name: 'Ruth Keller',
    role: 'User',
    merchant: 'miamicounty',
  },
  {
    persona: 'utility-user',
    email: 'user@tiffin.example',
    name: 'Sam Decker',
    role: 'User',
    merchant: 'tiffin',
  },
  {
    persona: 'other-merchant-admin',
    email: 'merchant-admin@tiffin.example',
    name: 'Owen Brandt',
    role: 'Merchant Admin',
    merchant: 'tiffin',
  },
] as const satisfies readonly Persona[]

export type PersonaName = (typeof personas)[number]['persona']

export function personaNamed(name: PersonaName): Persona {
  const found = personas.find(({ persona }) => persona === name)
  if (!found) throw new Error(`Nobody is called ${name}`)
  return found
}
