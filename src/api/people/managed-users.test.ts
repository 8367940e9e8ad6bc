import { describe, expect, it } from 'vitest'
import { configureClient } from '@/api/client'
import { saveUser } from './managed-users'

/** `PUT api/users/{id}` of a host that answers a message alone (specification §7). */

const fields = {
  name: 'Ann Poole',
  email: 'ann@b.example',
  username: 'ann@b.example',
  phone: null,
  role: 'Admin',
  merchant_id: null,
} as const

const context = { key: () => 'key-1', version: 'v1' }

function hostThatReads(read: () => Response): void {
  configureClient({
    baseUrl: 'http://api.example',
    token: () => 't',
    departmentId: () => '',
    ready: Promise.resolve(),
    fetch: (request) =>
      Promise.resolve(request.method === 'PUT' ? Response.json({ message: 'Saved' }) : read()),
    onFailure: () => undefined,
  })
}

describe('a change that is answered with a message alone', () => {
  it('is made, and the user is read again', async () => {
    hostThatReads(() => Response.json({ data: { id: 7, name: 'Ann Poole' } }))
    expect(await saveUser('7', fields, context)).toMatchObject({ id: '7', name: 'Ann Poole' })
  })

  it.each([
    ['there is no answer', () => Response.error()],
    ['the server fails', () => Response.json({ message: 'Later' }, { status: 500 })],
    ['the answer is no user', () => Response.json({ result: 7 })],
  ])('is made also where it cannot be read again: %s', async (_, read) => {
    hostThatReads(read)
    expect(await saveUser('7', fields, context)).toBeNull()
  })
})
