import type { Endpoint, FailureStatus } from '@/contract/endpoint'

/** The refusals of the calls, as the product reads them (specification §8, decision 3). */

const meanings: Readonly<Record<FailureStatus, readonly [name: string, text: string]>> = {
  400: ['BadRequest', 'What was sent cannot be read.'],
  401: [
    'NotSignedIn',
    'There is no session, or it has ended: pages sign out. Of `login`: the wrong password.',
  ],
  402: ['Declined', 'The bank declined the payment; nothing was charged.'],
  403: [
    'NotAllowed',
    'The caller may not do this. With `error: "Subdomain does not exist"`: there is no such city, and pages lead away.',
  ],
  404: ['NotFound', 'What the address names is not there: pages lead to “Page not found”.'],
  409: [
    'Conflict',
    'Another person changed it before (`code: "changed"`, the row as it is now in `current`), it was made before, or something else stands against it.',
  ],
  422: ['NotValid', 'Fields are not valid: `errors` has their sentences by the field’s name.'],
  423: ['Locked', 'Locked or off for now, often until a `challenge` is answered.'],
  429: ['TooMany', 'Too many tries; `Retry-After` says how long to wait.'],
  500: ['ServerError', 'The server made a mistake.'],
  503: ['Maintenance', 'The site is closed for maintenance; `message` says until when.'],
}

const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }

const retryAfter = {
  headers: {
    'Retry-After': { description: 'Seconds; without it 120.', schema: { type: 'integer' } },
  },
}

export const failureResponses = Object.fromEntries(
  Object.entries(meanings).map(([status, [name, description]]) => [
    name,
    { description, ...(status === '429' && retryAfter), content: failure },
  ]),
)

/** Those of a call by their status: what its contract names, and what follows from its parts. */
export function responsesFor(endpoint: Endpoint) {
  const { access, params, query, body, errors } = endpoint
  const statuses = new Set<FailureStatus>([...errors, 403, 503])
  if (access !== 'anyone') statuses.add(401)
  if (params) statuses.add(404)
  if (query ?? body) statuses.add(422)
  const inOrder = [...statuses].toSorted((one, other) => one - other)
  return Object.fromEntries(
    inOrder.map((status) => [
      String(status),
      { $ref: `#/components/responses/${meanings[status][0]}` },
    ]),
  )
}
