import { parseArgs } from 'node:util'
import type { SampleValues } from '@mocks/samples/sample-callers'
import {
  type Credentials,
  demonstration,
  isLocal,
  people,
  type Person,
  type Settings,
} from './settings'

interface Options {
  readonly settings: Settings
  readonly junit: string | null
  readonly isVerbose: boolean
}

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const

const known = {
  all: flag,
  writes: flag,
  verbose: flag,
  'same-origin': flag,
  junit: text,
  site: text,
  city: text,
  mails: text,
  'unsubscribe-token': text,
  value: { type: 'string', multiple: true },
  citizen: text,
  staff: text,
  root: text,
  support: text,
} as const

export const usage = `npm run conformance -- https://api.example.com [options]

The host without a city's label. Without --writes nothing is changed; with it, use a host for tests.

  --all                   the added calls as well, not the specification's alone
  --writes                calls that change something, too
  --site https://pay.…    where the product's pages are: CORS is checked for them
  --same-origin           pages and calls share one origin: no CORS
  --city label            the merchant's subdomain (${demonstration.city})
  --citizen, --staff      e-mail addresses of users of the city: a citizen, a Merchant Admin
  --root, --support       … and of the root domain: a Super User, a Support user
                          passwords: CONFORMANCE_CITIZEN_PASSWORD, CONFORMANCE_STAFF_PASSWORD, …
  --value name=value      a sample value, several times: ${Object.keys(demonstration.values).join(', ')}
  --mails https://…       a list of sent mails, [{to, path}], for the links in them
  --unsubscribe-token …   the token in a mail's link to unsubscribe
  --junit file            the results for CI
  --verbose               what the host leaves out, where that is allowed`

/** Throws with a sentence where the options are not complete. */
export function optionsOf(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: known,
    allowPositionals: true,
  })
  const [host = '', ...more] = positionals
  if (!URL.canParse(host) || !/^https?:$/u.test(new URL(host).protocol) || more.length > 0)
    throw new Error('Name one host: https://api.example.com')
  const isDemonstration = isLocal(host)
  const site = values.site ?? (isDemonstration ? demonstration.site : null)
  if (site === null && !values['same-origin'])
    throw new Error('Say where the pages are, --site https://pay.example.com, or --same-origin')
  if (site !== null && !URL.canParse(site)) throw new Error('--site has to be an address')
  const credentials = people.flatMap((person): [Person, Credentials][] => {
    const found = credentialsOf(person, values[person], environment)
    const usual = isDemonstration ? demonstration.credentials[person] : undefined
    const used = found ?? usual
    return used === undefined ? [] : [[person, used]]
  })
  const { origin } = new URL(host)
  return {
    junit: values.junit ?? null,
    isVerbose: values.verbose,
    settings: {
      host: origin,
      site: values['same-origin'] ? null : site,
      city: values.city ?? demonstration.city,
      isAll: values.all,
      isWriting: values.writes,
      credentials: Object.fromEntries(credentials),
      values: sampleValues(values.value ?? []),
      mails: values.mails ?? (isDemonstration ? `${origin}/__mails` : null),
      unsubscribeToken: values['unsubscribe-token'] ?? null,
      // Odd: with an even number samples switch things off.
      round: (Math.floor(Date.now() / 1000) % 4999) * 2 + 1,
    },
  }
}

function credentialsOf(
  person: Person,
  email: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Credentials | undefined {
  if (email === undefined) return undefined
  const name = `CONFORMANCE_${person.toUpperCase()}_PASSWORD`
  const password = environment[name]
  if (password === undefined) throw new Error(`The password of ${email} comes in ${name}`)
  return { email, password }
}

function sampleValues(given: readonly string[]): SampleValues {
  const usual: SampleValues = demonstration.values
  const named = given.map((one): [string, string] => {
    const [name = '', ...rest] = one.split('=')
    if (!Object.hasOwn(usual, name) || rest.length === 0)
      throw new Error(`--value takes ${Object.keys(usual).join('=…, ')}=…`)
    return [name, rest.join('=')]
  })
  return { ...usual, ...Object.fromEntries(named) }
}
