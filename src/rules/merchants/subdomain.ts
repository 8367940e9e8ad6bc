import { mostAliases } from '@/contract/merchants/merchant-setup'
import { isObjectWord } from '@/rules/own-value'
import { builtInAliases, isSafeLabel } from '@/rules/tenants/hosts'

/** Subdomains of merchants and their old names (product.md A3 step 2). */

export const shortestSubdomain = 3
export const longestSubdomain = 40

/** Hosts that are no merchant's to take; `null` means "none" in a user's row (decision 7). */
export const reservedSubdomains: readonly string[] = [
  'admin',
  'api',
  'app',
  'assets',
  'cdn',
  'ftp',
  'help',
  'localhost',
  'login',
  'mail',
  'null',
  'pay',
  'root',
  'secure',
  'smtp',
  'static',
  'status',
  'support',
  'webmail',
  'www',
]

export type SubdomainProblem =
  | 'subdomain-missing'
  | 'subdomain-length'
  | 'subdomain-letters'
  | 'subdomain-reserved'
  | 'subdomain-taken'

/** A subdomain with the merchant that has it, or had it. */
export interface TakenDomain {
  readonly id: string
  readonly sub_domain: string
  readonly aliases: readonly string[]
}

/** As it is stored and compared. */
export const normalLabel = (text: string): string => text.trim().toLowerCase()

/**
 * The problem of a subdomain for the merchant `ownId`; null if there is none. Its own old names are
 * not taken for itself.
 */
export function subdomainProblem(
  text: string,
  taken: readonly TakenDomain[],
  ownId: string | null,
): SubdomainProblem | null {
  const label = normalLabel(text)
  if (label === '') return 'subdomain-missing'
  // A hyphen at an end is no host name; two at the third letter announce other alphabets, and
  // elsewhere they are a trap for those who type them.
  if (!isSafeLabel(label) || /^-|-$|--/.test(label)) return 'subdomain-letters'
  if (label.length < shortestSubdomain || label.length > longestSubdomain) return 'subdomain-length'
  if ([...reservedSubdomains, ...builtInAliases()].includes(label) || isObjectWord(label)) {
    return 'subdomain-reserved'
  }
  return ownerOf(label, taken, ownId) === null ? null : 'subdomain-taken'
}

export type AliasProblem = SubdomainProblem | 'alias-same' | 'alias-twice' | 'aliases-many'

/** The problem of each alias, by its place in the list. */
function aliasProblems(
  aliases: readonly string[],
  subdomain: string,
  taken: readonly TakenDomain[],
  ownId: string | null,
): ReadonlyMap<number, AliasProblem> {
  const labels = aliases.map(normalLabel)
  const problems = new Map<number, AliasProblem>()
  for (const [index, label] of labels.entries()) {
    const problem = subdomainProblem(label, taken, ownId)
    if (problem !== null) problems.set(index, problem)
    else if (label === normalLabel(subdomain)) problems.set(index, 'alias-same')
    else if (labels.indexOf(label) < index) problems.set(index, 'alias-twice')
    else if (index >= mostAliases) problems.set(index, 'aliases-many')
  }
  return problems
}

/** What is wrong with a site's address and its old names; each alias by its place in the list. */
export function domainProblems(
  { sub_domain, aliases }: Pick<TakenDomain, 'sub_domain' | 'aliases'>,
  taken: readonly TakenDomain[],
  ownId: string | null,
): readonly (readonly ['sub_domain' | number, AliasProblem])[] {
  const problem = subdomainProblem(sub_domain, taken, ownId)
  return [
    ...(problem === null ? [] : [['sub_domain', problem] as const]),
    ...aliasProblems(aliases, sub_domain, taken, ownId),
  ]
}

/**
 * The old names after a change: the subdomain that is left stays one, so that links go on working.
 * `before` is null where there are no such links: of a new merchant, or one whose site never opened.
 */
export function aliasesAfter(
  aliases: readonly string[],
  before: string | null,
  subdomain: string,
): string[] {
  const old = before === null || before === subdomain || aliases.includes(before) ? [] : [before]
  return [...aliases, ...old].filter((label) => label !== subdomain)
}

/** A free subdomain for a new merchant: `City of St. Mary's` → `stmarys`. */
export function suggestedSubdomain(name: string, taken: readonly TakenDomain[]): string {
  const plain = lettersOf(name.replace(/,.*$/u, '').replace(/^(city|village|town) of /iu, ''))
  const base = (plain.length < shortestSubdomain ? `city${plain}` : plain).slice(
    0,
    longestSubdomain - 4,
  )
  for (let number = 1; ; number += 1) {
    const label = number === 1 ? base : `${base}${number}`
    if (subdomainProblem(label, taken, null) === null) return label
  }
}

/** Accents are dropped; a name in other letters leaves nothing. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, '')

/** The other merchant that has the label, or had it; null: it is free. */
function ownerOf(
  label: string,
  taken: readonly TakenDomain[],
  ownId: string | null,
): TakenDomain | null {
  return (
    taken.find(
      ({ id, sub_domain, aliases }) =>
        id !== ownId && (sub_domain === label || aliases.includes(label)),
    ) ?? null
  )
}
