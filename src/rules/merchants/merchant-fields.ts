import * as v from 'valibot'
import { mostCartItems, mostOutsideHosts, siteLanguages } from '@/contract/merchants/merchant-setup'
import { longest } from '@/contract/wire'
import { outsideAddress } from '../addresses/outside-link'
import { listRule, optionalText, requiredText, type Say } from '../forms/field-rules'
import {
  identityTextRules,
  longestFooter,
  longestSessionText,
  siteTextRules,
} from '../languages/own-texts'
import { isPhone, isZip } from '../people/contact'
import { isEmail } from '../people/emails'
import { isKnownState, isSiteZone } from './states'

/**
 * The fields of a merchant that the provider writes (product.md A3), each step's, for the form and
 * for the cloud. A field that is empty is '' here.
 */

/** The problems that only these fields have, by name. */
export type MerchantProblem =
  | 'phone-wrong'
  | 'zip-wrong'
  | 'state-wrong'
  | 'web-wrong'
  | 'alt-missing'
  | 'color-wrong'
  | 'zone-wrong'
  | 'items-wrong'
  | 'host-wrong'
  | 'from-wrong'
  | 'reply-wrong'

export type SayMerchant = (problem: MerchantProblem) => string

/** Only https, a name with a dot, no port and no user name: what a visitor is shown or sent to. */
const isWebAddress = (text: string): boolean =>
  text.trim() === '' || outsideAddress(text.trim()) !== null

/** `tax.tiffin.example`: a host alone, as the list of allowed sites has it. */
function isOutsideHost(text: string): boolean {
  const host = text.trim().toLowerCase()
  return outsideAddress(`https://${host}`)?.host === host
}

/** Step 1. */
export function identityRules(say: Say, says: SayMerchant) {
  const name = requiredText(say, longest.name)
  const optionalName = optionalText(say, longest.name)
  const phone = v.check(isPhone, says('phone-wrong'))
  const web = v.pipe(optionalText(say, longest.long), v.check(isWebAddress, says('web-wrong')))
  return v.pipe(
    v.object({
      name,
      office: name,
      address: name,
      city: name,
      state: v.pipe(requiredText(say, longest.short), v.check(isKnownState, says('state-wrong'))),
      zip: v.pipe(requiredText(say, longest.short), v.check(isZip, says('zip-wrong'))),
      phone: v.pipe(requiredText(say, longest.short), phone),
      fax: v.pipe(optionalText(say, longest.short), phone),
      hours: requiredText(say, longest.name),
      repName: name,
      repTitle: optionalName,
      url: web,
      logo: web,
      logo_alt: optionalName,
      brand_color: v.pipe(
        optionalText(say, longest.short),
        v.check((text) => text === '' || /^#[\da-f]{6}$/i.test(text), says('color-wrong')),
      ),
      time_zone: v.pipe(v.string(), v.check(isSiteZone, says('zone-wrong'))),
      default_language: v.picklist(siteLanguages),
      receipt_footer: optionalText(say, longestFooter),
      translations: identityTextRules(say),
    }),
    v.forward(
      v.partialCheck(
        [['logo'], ['logo_alt']],
        ({ logo, logo_alt }) => logo === '' || logo_alt !== '',
        says('alt-missing'),
      ),
      ['logo_alt'],
    ),
  )
}

/** Step 3. */
export function siteRules(say: Say, says: SayMerchant) {
  return v.object({
    force_guest_checkout_per_item: v.boolean(),
    allow_accounts: v.boolean(),
    enableTerminal: v.boolean(),
    cash_and_checks: v.boolean(),
    max_cart_items: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, say({ kind: 'missing' })),
      v.check(isCartSize, says('items-wrong')),
    ),
    roll_type_real: requiredText(say, longest.short),
    session_text: optionalText(say, longestSessionText),
    translations: siteTextRules(say),
    outside_hosts: listRule(
      say,
      v.object({
        host: v.pipe(requiredText(say, longest.name), v.check(isOutsideHost, says('host-wrong'))),
      }),
      { most: mostOutsideHosts, distinct: 'host' },
    ),
  })
}

function isCartSize(text: string): boolean {
  const count = Number(text)
  return /^\d{1,4}$/.test(text) && count >= 1 && count <= mostCartItems
}

/** Step 8. */
export function senderRules(say: Say, says: SayMerchant) {
  return v.object({
    // A sign of these would end the name in a mail's head, or turn what follows around.
    from_name: v.pipe(
      optionalText(say, longest.name),
      v.check((text) => !/[<>"\p{Cc}\p{Bidi_Control}]/u.test(text), says('from-wrong')),
    ),
    reply_to: v.pipe(
      optionalText(say, longest.email),
      v.check((text) => text === '' || isEmail(text), says('reply-wrong')),
    ),
  })
}
