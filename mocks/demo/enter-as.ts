import { purgeSession } from '@/state/session/session'
import { openSession } from '@/state/session/signed-in'
import { askVisit } from '@mocks/hosts/shared/tab/ask-visit'
import { personaNamed, type PersonaName } from '@mocks/world/personas'

export type Ask = (request: Request) => Promise<Response>

/** Signs this site's visitor in as that person, without a password; null: signs out. */
export async function enterAs(persona: PersonaName | null, ask: Ask): Promise<void> {
  await enterByEmail(persona === null ? null : personaNamed(persona).email, ask)
}

/** The same for any user of the world; null, or an address that it does not have, signs out. */
export async function enterByEmail(email: string | null, ask: Ask): Promise<void> {
  const { entry } = await askVisit(ask, email)
  if (entry === null) purgeSession()
  else openSession(entry.token, entry.user)
}
