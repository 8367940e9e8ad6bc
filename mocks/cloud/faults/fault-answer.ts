import type { FailureBody } from '@/contract/wire'
import type { FaultEffect } from '@mocks/scenarios/fault'
import { BrokenNetwork } from './defect'

/** What a fault puts in the place of an answer. `slow` has none: the true one comes later. */
export type AnsweringFault = Exclude<FaultEffect, { kind: 'slow' }>

/** Resolves to the false answer, rejects like a broken network, or never settles. */
export async function faultAnswer(effect: AnsweringFault): Promise<Response> {
  const send = (status: number, type: string, body: string, more: Record<string, string> = {}) =>
    new Response(statusesWithoutBody.includes(status) ? null : body, {
      status,
      headers: {
        'Content-Type': type,
        'Cache-Control': 'no-store',
        ...more,
      },
    })
  switch (effect.kind) {
    case 'network':
    case 'drop-after-commit':
      throw new BrokenNetwork()
    case 'timeout':
      return new Promise(() => undefined)
    case 'html':
      return send(200, html, '<!doctype html><title>Welcome</title><h1>Welcome</h1>')
    case 'malformed':
      return send(200, json, '{"data":[{"id":')
    case 'empty':
      return send(200, json, '')
    case 'wrong-shape':
      return send(200, json, '{"result":{"rows":7}}')
    case 'status': {
      const { status, body } = effect
      // A gateway in front of the server answers for it, without JSON.
      if (status === 502 && body === undefined) {
        return send(502, html, '<html><h1>502 Bad Gateway</h1></html>')
      }
      const wait = status === 429 ? { 'Retry-After': '120' } : {}
      return send(status, json, JSON.stringify(body ?? failureOf(status)), wait)
    }
  }
}

const html = 'text/html; charset=utf-8'
const json = 'application/json'
const statusesWithoutBody: readonly number[] = [204, 205, 304]

/** As a server words it; §8 has a 403's text in `error` and fields in `errors`. */
function failureOf(status: number): FailureBody {
  switch (status) {
    case 401:
      return { message: 'Unauthorised' }
    case 403:
      return { message: 'You may not do this', error: 'You may not do this' }
    case 404:
      return { message: 'This was not found' }
    case 409:
      return { message: 'Somebody else was faster', code: 'conflict' }
    case 422:
      return {
        message: 'Some fields are not valid',
        errors: { request: ['The server does not accept this.'] },
      }
    case 429:
      return { message: 'Too many requests.', code: 'too_many' }
    case 503:
      return { message: 'This service is not available' }
    default:
      return { message: `The server answered ${status}. Try again in a moment.` }
  }
}
