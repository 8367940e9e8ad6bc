import { expect, it } from 'vitest'
import type { LoggedRequest } from '@mocks/hosts/shared/tab/request-log'
import { reportedCall } from './reported-call'

const entry: LoggedRequest = {
  id: 1,
  at: Date.parse('2026-06-01T14:00:00.000Z'),
  method: 'POST',
  url: 'http://pay.localhost:5173/api/login?token=a-secret',
  headers: [['Authorization', 'Bearer a-secret']],
  body: '{"email":"jo@example.com","password":"a-secret"}',
  withSecrets: true,
  status: 422,
  ms: 3,
  fault: null,
  defect: null,
}

it('holds no secret, also where the log keeps them', () => {
  const call = reportedCall(entry)
  expect(JSON.stringify(call)).not.toContain('a-secret')
  expect(call).toMatchObject({
    at: '2026-06-01T14:00:00.000Z',
    url: 'http://pay.localhost:5173/api/login?token=***',
    headers: [['Authorization', 'Bearer ***']],
    body: '{"email":"jo@example.com","password":"***"}',
    status: 422,
  })
})
