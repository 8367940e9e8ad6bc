import * as v from 'valibot'
import { sayInForm } from '@/i18n/form-rules'
import type { MessageId } from '@/i18n/message-ids'
import { withValues } from '@/i18n/message-text'
import {
  mostAliases,
  mostCartItems,
  type Domain,
  type MerchantFields,
} from '@/contract/merchants/merchant-setup'
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

/** The forms of a merchant's steps (product.md A3). Messages are ids; the screen translates them. */

const problemWords: Readonly<Record<MerchantProblem, string>> = {
  'phone-wrong': id('merchants.problem.phone'),
  'zip-wrong': id('merchants.problem.zip'),
  'state-wrong': id('merchants.problem.state'),
  'web-wrong': id('merchants.problem.web'),
  'alt-missing': id('merchants.problem.alt'),
  'color-wrong': id('merchants.problem.color'),
  'zone-wrong': id('merchants.problem.zone'),
  'items-wrong': withValues('merchants.problem.items', { most: { count: mostCartItems } }),
  'host-wrong': id('merchants.problem.host'),
  'from-wrong': id('merchants.problem.from'),
  'reply-wrong': id('merchants.problem.reply'),
}
const says = (problem: MerchantProblem) => problemWords[problem]

export const identityForm = identityRules(sayInForm, says)
export const siteForm = siteRules(sayInForm, says)
export const senderForm = senderRules(sayInForm, says)

const domainWords: Readonly<Record<AliasProblem, string>> = {
  'subdomain-missing': sayInForm({ kind: 'missing' }),
  'subdomain-length': withValues('merchants.problem.length', {
    least: { count: shortestSubdomain },
    most: { count: longestSubdomain },
  }),
  'subdomain-letters': id('merchants.problem.letters'),
  'subdomain-reserved': id('merchants.problem.reserved'),
  'subdomain-taken': id('merchants.problem.taken'),
  'alias-same': id('merchants.problem.same'),
  'alias-twice': sayInForm({ kind: 'twice' }),
  'aliases-many': sayInForm({ kind: 'too-many', most: mostAliases }),
}

const domainFields = v.object({
  sub_domain: v.string(),
  aliases: v.array(v.object({ label: v.string() })),
})
export type DomainFields = v.InferOutput<typeof domainFields>

/** `taken`: as far as they are known; the server refuses the others. */
export function domainForm(taken: readonly Domain[], ownId: string) {
  return v.pipe(
    domainFields,
    v.rawCheck<DomainFields>(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      const { sub_domain, aliases } = value
      const labels = aliases.map(({ label }) => label)
      for (const [at, problem] of domainProblems({ sub_domain, aliases: labels }, taken, ownId)) {
        const message = domainWords[problem]
        const part = { type: 'object', origin: 'value', input: value } as const
        const row = at === 'sub_domain' ? undefined : aliases[at]
        if (at === 'sub_domain') {
          addIssue({ message, path: [{ ...part, key: at, value: sub_domain }] })
        } else if (row !== undefined) {
          addIssue({
            message,
            path: [
              { ...part, key: 'aliases', value: aliases },
              { type: 'array', origin: 'value', input: aliases, key: at, value: row },
              { type: 'object', origin: 'value', input: row, key: 'label', value: row.label },
            ],
          })
        }
      }
    }),
  )
}

export const domainValues = {
  toForm: ({
    sub_domain,
    aliases,
  }: Pick<MerchantFields, 'sub_domain' | 'aliases'>): DomainFields => ({
    sub_domain,
    aliases: aliases.map((label) => ({ label })),
  }),
  toBody: ({ sub_domain, aliases }: DomainFields) =>
    ({ sub_domain, aliases: aliases.map(({ label }) => label) }) satisfies Partial<MerchantFields>,
}

function id(message: MessageId): MessageId {
  return message
}
