import * as v from 'valibot'
import { mostTerminals } from '@/contract/payments/card-point'
import { longest } from '@/contract/wire'
import { optionalText, requiredText, type Say } from '../forms/field-rules'
import { isCardOrigin, processorDomain } from '../payments/card-fields'

/** The fields of an account with the card processor, for the form and for the cloud. */

export type CardPointProblem =
  | 'site-wrong'
  | 'merchid-wrong'
  | 'origin-wrong'
  | 'terminal-wrong'
  | 'terminals-twice'
  | 'terminals-many'

type SayCardPoint = (problem: CardPointProblem) => string

/** A site whose name ends so is a test site: TEST is shown everywhere, and no money moves. */
const testEnding = '-uat'

/** What a test payment charges to the processor's published test card. */
export const testPaymentCents = 100

export const environmentOf = (site: string): 'UAT' | 'PROD' =>
  site.trim().endsWith(testEnding) ? 'UAT' : 'PROD'

/** Where a site's card fields come from. */
export const usualOrigin = (site: string): string => `https://${site.trim()}.${processorDomain}`

/** Numbers as they are typed, with commas, spaces or line breaks between them. */
export const terminalsIn = (text: string): string[] =>
  text
    .split(/[\s,;]+/u)
    .filter((serial) => serial !== '')
    .map((serial) => serial.toUpperCase())

/** `hasPassword`: one is set, so that it may stay. */
export function cardPointRules(say: Say, says: SayCardPoint, hasPassword: boolean) {
  const merchid = (text: string) => /^\d{12}$/u.test(text)
  return v.object({
    site: v.pipe(
      requiredText(say, longest.short),
      v.check((text) => /^[a-z0-9][a-z0-9-]{1,39}$/u.test(text), says('site-wrong')),
    ),
    merchid: v.pipe(
      requiredText(say, longest.short),
      v.check((text) => merchid(text), says('merchid-wrong')),
    ),
    username: requiredText(say, longest.name),
    password: hasPassword
      ? v.pipe(v.string(), v.maxLength(longest.password))
      : v.pipe(v.string(), v.maxLength(longest.password), v.minLength(1, say({ kind: 'missing' }))),
    ach_merchid: v.pipe(
      optionalText(say, longest.short),
      v.check((text) => text === '' || merchid(text), says('merchid-wrong')),
    ),
    iframe_origin: v.pipe(
      optionalText(say, longest.long),
      v.check((text) => text === '' || isCardOrigin(text), says('origin-wrong')),
    ),
    terminals: v.pipe(
      optionalText(say, longest.long),
      v.check((text) => terminalsIn(text).every(isSerial), says('terminal-wrong')),
      v.check(
        (text) => new Set(terminalsIn(text)).size === terminalsIn(text).length,
        says('terminals-twice'),
      ),
      v.check((text) => terminalsIn(text).length <= mostTerminals, says('terminals-many')),
    ),
  })
}
export type CardPointFields = v.InferOutput<ReturnType<typeof cardPointRules>>

const isSerial = (text: string) => /^[A-Z0-9]{6,20}$/u.test(text)
