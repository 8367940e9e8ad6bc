import type { CallId } from '@/contract/all'
import type { Endpoint } from '@/contract/endpoint'
import { givenAnswer } from '@/contract/given-answers'
import { failureBody } from '@/contract/wire'
import { ownValue } from '@/rules/own-value'
import { commentsOf, described, type Comments } from './comments'
import { documentPaths } from './document-paths'
import { failureResponses, responsesFor } from './failures'
import { givenSchemas } from './given-schemas'
import { operationOf } from './operations'
import type { Exchange } from './sample-exchanges'
import { converterFor, type JsonSchema } from './schemas'
import { isSchema } from './valibot-parts'

/** OpenAPI 3.1 of every call, from src/contract. */
export async function openApiDocument(
  endpoints: readonly (Endpoint & { readonly id: CallId })[],
  exchanges: ReadonlyMap<string, Exchange>,
) {
  const roots = endpoints.flatMap(({ params, query, body, answer }) =>
    [params, query, body, answer].filter(isSchema),
  )
  const converter = converterFor(roots)
  const given = givenSchemas(converter)
  const comments = new Map<string, ReadonlyMap<string, Comments>>()
  const commentsIn = (file: string) => {
    const found =
      comments.get(file) ?? (file === '' ? new Map<string, Comments>() : commentsOf(file))
    comments.set(file, found)
    return found
  }
  const filesOfCalls = callFiles()
  const fileOf = (id: string) => filesOfCalls.get(id) ?? ''
  const tagOf = ({ id, in_specification: isGiven }: Endpoint) =>
    isGiven ? specificationTag.name : titleOf(fileOf(id))

  const places = documentPaths(endpoints.map(({ path }) => path))
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const { id, method, path, in_specification: isGiven } = endpoint
    const completion = isGiven ? await givenAnswer(id) : undefined
    const about = commentsIn(fileOf(id)).get(id)
    const answer = completion
      ? given.answerTo(endpoint, completion)
      : described(converter.convert(endpoint.answer), about?.fields['answer'])
    const { at, paramNames } = places.placeOf(path)
    const operation = operationOf(endpoint, {
      paramNames,
      tag: tagOf(endpoint),
      convertWhole: converter.convertWhole,
      answer,
      comments: about,
      convert: converter.convert,
      exchange: exchanges.get(id),
      responses: responsesFor(endpoint),
      mayBeEmpty: completion?.kind === 'anything',
    })
    paths[at] = { ...ownValue(paths, at), [method.toLowerCase()]: operation }
  }

  const strict = converter.named.map(({ name, file, exported }): [string, JsonSchema] => [
    name,
    described(converter.components[name] ?? {}, commentsIn(file).get(exported)),
  ])
  const loose = Object.entries(given.components).map(([name, schema]): [string, JsonSchema] => {
    const { file = '', exported = '' } =
      converter.named.find((one) => `Given${one.name}` === name) ?? {}
    const { fields = {} } = commentsIn(file).get(exported) ?? {}
    return [name, described(schema, { fields })]
  })
  const failure = { ...converter.convert(failureBody), description: failureText }
  const schemas = sorted([...strict, ...loose, ['Failure', failure]])

  return {
    openapi: '3.1.0',
    info: {
      title: 'Civic Till',
      version: '0.1.0',
      summary: 'What a host answers to the portal where people pay their municipality.',
      description: introduction,
      license: { name: 'Not licensed', identifier: 'LicenseRef-Unlicensed' },
    },
    servers,
    tags: [specificationTag, ...addedTags(endpoints.map(tagOf))],
    security: [{ session: [] }],
    paths,
    components: {
      schemas: reachable(schemas, { paths, failureResponses }),
      responses: onlyUsed(failureResponses, paths),
      parameters: { DepartmentId: departmentHeader, IdempotencyKey: keyHeader },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `authorisation.api_token` of `login` or `register`.',
        },
      },
    },
  }

  /** Where each call is described: its constant has the name of the call. */
  function callFiles(): ReadonlyMap<string, string> {
    const files = Object.keys(contractFiles).map((path) => path.replace(/^.*contract\//u, ''))
    return new Map(
      files.flatMap((file) =>
        [...commentsIn(file).keys()].map((name): [string, string] => [name, file]),
      ),
    )
  }
}

const contractFiles = import.meta.glob(['../../src/contract/**/*.ts', '!**/*.test.ts'])

const specificationTag = {
  name: 'Specification',
  description: 'The calls that every host has to answer.',
}

/** `bills/office-accounts.ts`: Office accounts. */
function titleOf(file: string): string {
  const words = file.replace(/^.*\/|\.ts$/gu, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Added calls stand under what they are about. */
function addedTags(names: readonly string[]) {
  const added = [...new Set(names)].filter((name) => name !== specificationTag.name)
  return added.map((name) => ({
    name,
    description: 'Added by this product: a host says in `added_calls` which of them it has.',
  }))
}

const introduction = `Made from \`src/contract\` by \`npm run openapi\`; [contract.md](contract.md) says the same in words.

- The city is the first label of the host; the provider’s own calls go to the host without it.
- Money is whole cents, ids are texts, instants are ISO 8601 in UTC, days are \`YYYY-MM-DD\` in the city’s zone.
- Of a call of the specification (\`x-given: true\`) the answer is what a host has to say at least: each field that may be missing has a stand-in, which its description names. The examples are those of a host that says everything.
- Any status from 200 to 299 is a success. An answer needs the media type \`application/json\`; \`success: false\` is a refusal, whatever its status.`

const failureText =
  'The body of every refusal; calls may add fields of their own. A 403 has its text in `error`.'

const servers = [
  {
    url: 'http://{city}.api.localhost:{port}',
    description: 'A city of the demonstration, by npm run api.',
    variables: {
      city: { default: 'miamicounty', description: 'The subdomain of a merchant.' },
      port: { default: '8787' },
    },
  },
  {
    url: 'http://api.localhost:{port}',
    description: 'Its root domain, for the provider’s people.',
    variables: { port: { default: '8787' } },
  },
]

const departmentHeader = {
  name: 'X-Department-Id',
  in: 'header',
  required: true,
  description:
    'The department of the page; pages send it with every call, and empty where there is none.',
  schema: { type: 'string' },
}

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'The same key never makes a change twice. Sent again with something else it is a 409.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
}

const sorted = <Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** The responses that calls have. */
function onlyUsed<Value>(responses: Readonly<Record<string, Value>>, paths: unknown) {
  const text = JSON.stringify(paths)
  return Object.fromEntries(
    Object.entries(responses).filter(([name]) => text.includes(`"#/components/responses/${name}"`)),
  )
}

/** The schemas that the calls refer to, and those that these refer to. */
function reachable(
  schemas: Readonly<Record<string, JsonSchema>>,
  from: unknown,
): Record<string, JsonSchema> {
  const found = new Set<string>()
  const visit = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(
      /#\/components\/schemas\/(\w+)"/gu,
    )) {
      if (found.has(name)) continue
      found.add(name)
      visit(schemas[name] ?? {})
    }
  }
  visit(from)
  return sorted(Object.entries(schemas).filter(([name]) => found.has(name)))
}
