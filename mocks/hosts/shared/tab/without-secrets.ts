/** What the log of requests keeps of a request: nothing that opens an account or pays. */

/** In the place of a secret. It needs no escaping in an address, in JSON or in a shell's quotes. */
const hidden = '***'

/** Passwords, tokens of all kinds, PINs, and entered card and bank data. */
const secretName =
  /password|secret|token|captcha|challenge|authori[sz]ation|cookie|idempotency|^(?:.*_)?pin$|^expiry$|^cvv|^bank_account$|^routing/iu

const isSecretName = (name: string): boolean => secretName.test(name)

/** Addresses whose last part gives access. */
const secretPaths: readonly RegExp[] = [
  /(\/notifications-unsubscribe\/)[^/]+/u,
  /(\/payments\/status\/)[^/]+/u,
  /(\/counter\/sales\/)[^/]+/u,
  /(\/changes\/)[^/]+/u,
  /(\/receipts\/)(?!lookup$)[^/]+/u,
]

export interface RequestParts {
  readonly url: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string | null
}

export const withoutSecrets = ({ url, headers, body }: RequestParts): RequestParts => ({
  url: urlWithout(url),
  headers: headers.map(([name, value]) => [name, isSecretName(name) ? scheme(value) : value]),
  body: body === null ? null : bodyWithout(body),
})

/** That there was a token, and of which kind, is worth knowing. */
const scheme = (value: string) => (value.startsWith('Bearer ') ? `Bearer ${hidden}` : hidden)

function urlWithout(text: string): string {
  const url = new URL(text)
  let { pathname } = url
  for (const pattern of secretPaths) pathname = pathname.replace(pattern, `$1${hidden}`)
  url.pathname = pathname
  if ([...url.searchParams.keys()].some(isSecretName)) {
    url.search = parametersWithout(url.searchParams)
  }
  return url.href
}

function parametersWithout(parameters: URLSearchParams): string {
  const kept = [...parameters].map(([name, value]): [string, string] => [
    name,
    isSecretName(name) ? hidden : value,
  ])
  return new URLSearchParams(kept).toString()
}

/** A body of which nothing has to be left out stays as it was written, to the letter. */
export function bodyWithout(text: string): string {
  if (text === '') return text
  try {
    const left = new Set<string>()
    const kept: unknown = JSON.parse(text, (name: string, value: unknown) => {
      if (!isSecretName(name) || value === null || value === '' || typeof value === 'boolean') {
        return value
      }
      left.add(name)
      return hidden
    })
    return left.size === 0 ? text : JSON.stringify(kept)
  } catch {
    return formWithout(text)
  }
}

/** A mail program's own button sends a form. Other bodies have unknown content. */
function formWithout(text: string): string {
  if (!/^[\w.-]+=[^\s&=]*(?:&[\w.-]+=[^\s&=]*)*$/u.test(text)) return hidden
  return parametersWithout(new URLSearchParams(text))
}
