import type { MerchantFields } from '@/contract/merchants/merchant-setup'
import {
  type AliasProblem,
  domainProblems,
  longestSubdomain,
  shortestSubdomain,
} from '@/rules/merchants/subdomain'
import {
  identityRules,
  type MerchantProblem,
  senderRules,
  siteRules,
} from '@/rules/merchants/merchant-fields'
import { identityValues, senderValues, siteValues } from '@/rules/merchants/merchant-texts'
import { mostAliases, mostCartItems } from '@/contract/merchants/merchant-setup'
import type { World } from '@mocks/world/create-world'
import { errorsBy, sayAsServer } from '@mocks/handlers/say-as-server'

const sentences: Readonly<Record<MerchantProblem, string>> = {
  'phone-wrong': 'This is not a phone number.',
  'zip-wrong': 'Use 5 or 9 digits.',
  'state-wrong': 'This is not a state.',
  'web-wrong': 'Use an https address with the name of a site, without a port or a user name.',
  'alt-missing': 'Say in words what the logo shows.',
  'color-wrong': 'Use # and six digits from 0 to F.',
  'zone-wrong': 'Choose a time zone.',
  'items-wrong': `Use a number from 1 to ${mostCartItems}.`,
  'host-wrong': 'Use the name of a site alone, such as tax.city.gov.',
  'from-wrong': 'A sender’s name has no <, > or quotation mark.',
  'reply-wrong': 'This is not an e-mail address.',
}
const says = (problem: MerchantProblem) => sentences[problem]

const domainSentences: Readonly<Record<AliasProblem, string>> = {
  'subdomain-missing': 'This field is required.',
  'subdomain-length': `Use ${shortestSubdomain} to ${longestSubdomain} characters.`,
  'subdomain-letters': 'Use letters, digits, and single hyphens between them.',
  'subdomain-reserved': 'This subdomain is reserved.',
  'subdomain-taken': 'Another merchant has this subdomain.',
  'alias-same': 'This is the subdomain itself.',
  'alias-twice': 'This is already in the list.',
  'aliases-many': `There must be at most ${mostAliases}.`,
}

const identity = identityRules(sayAsServer, says)
const site = siteRules(sayAsServer, says)
const sender = senderRules(sayAsServer, says)

type Errors = Readonly<Record<string, string[]>>

/** All problems at once, each at its field; `ownId`: null for a new merchant. */
export function merchantErrors(world: World, fields: MerchantFields, ownId: string | null): Errors {
  return {
    ...errorsBy(identity, identityValues.toForm(fields)),
    ...errorsBy(site, siteValues.toForm(fields)),
    ...errorsBy(sender, senderValues.toForm(fields)),
    ...domainErrors(world, fields, ownId),
  }
}

function domainErrors(world: World, fields: MerchantFields, ownId: string | null): Errors {
  const problems = domainProblems(fields, takenDomains(world), ownId)
  return Object.fromEntries(
    problems.map(([at, problem]) => [
      at === 'sub_domain' ? at : `aliases.${at}.label`,
      [domainSentences[problem]],
    ]),
  )
}

/** Every subdomain with the old names that lead to it. */
export const takenDomains = (world: World) =>
  world.merchants.read(({ id, sub_domain, aliases }) => ({ id, sub_domain, aliases: [...aliases] }))
