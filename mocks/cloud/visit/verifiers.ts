import { hex, hmac } from '@mocks/lib/sha256'

/** The replacement of a password in rows and journal (mock-cloud.md, "Journal"). */
export type Verifier = { salt: string; hash: string }

/** Few enough to be quick in a worker, enough that a list of passwords is not tried in a blink. */
const rounds = 400

export function verifierOf(password: string, salt: string): Verifier {
  let hash = `${salt}:${password}`
  for (let round = 0; round < rounds; round++) hash = hex(hmac(salt, hash))
  return { salt, hash }
}

export const isPassword = (password: string, verifier: Verifier): boolean =>
  verifierOf(password, verifier.salt).hash === verifier.hash
