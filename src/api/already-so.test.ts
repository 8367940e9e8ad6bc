import { describe, expect, it } from 'vitest'
import { unlinkAccount } from './bills/accounts'
import { unlinkForUser } from './bills/office-accounts'
import { configureClient } from './client'
import { dropDepartment } from './departments/department-setup'
import { removeWindow } from './merchants/maintenance-windows'
import { removeMerchant } from './merchants/settings-list'
import { removeNotification } from './notifications'
import { activate, deactivate, removeUser, unlock } from './people/managed-users'
import { liftBlock } from './recaptcha-events'

/** What the cloud says to a second one: mocks/handlers/repeated-changes.test.ts. */

function hostThatRefuses(code: string): void {
  configureClient({
    baseUrl: 'http://api.example',
    token: () => 't',
    departmentId: () => '',
    ready: Promise.resolve(),
    fetch: () => Promise.resolve(Response.json({ code, message: 'No.' }, { status: 409 })),
    onFailure: () => undefined,
  })
}

const account = { departmentId: 'water', account: '1', client: '2' }

describe('a change that is wanted is made, if it is so already', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['gone', () => removeUser('7')],
    ['deactivated', () => deactivate('7')],
    ['not_deactivated', () => activate('7')],
    ['not_locked', () => unlock('7')],
    ['gone', () => removeMerchant('7')],
    ['gone', () => removeNotification({ merchantId: '1', type: 'GENERAL', notificationId: '7' })],
    ['gone', () => dropDepartment('1', 'water')],
    ['gone', () => removeWindow('7')],
    ['gone', () => liftBlock('7')],
    ['not_linked', () => unlinkAccount('7')],
    ['not_linked', () => unlinkForUser('7', account)],
  ])('%s', async (code, send) => {
    hostThatRefuses(code)
    await expect(send()).resolves.toBeNull()
    hostThatRefuses('last_admin')
    await expect(send()).rejects.toThrow('http 409')
  })
})
