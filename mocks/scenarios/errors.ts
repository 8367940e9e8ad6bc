import { effects } from './fault'
import type { Scenario } from './scenario'

/** The rows of the error catalogue (specification §8), each by a link. */

const county = { group: 'errors', tenant: 'miamicounty' } as const
const citizen = { ...county, persona: 'user' } as const
/** Ruth Keller's own, the persona `user`. */
const profile = '/user-profile/6'

const refusedFields = (errors: Readonly<Record<string, readonly string[]>>) =>
  ({
    kind: 'status',
    status: 422,
    body: { message: 'Some fields are not valid', errors },
  }) as const

export const errors = {
  '401-signs-out': {
    ...citizen,
    path: profile,
    ends: 'sign-in',
    faults: [{ match: { call: 'getUser' }, effect: effects['401'], times: 1 }],
  },
  '401-in-mid-form': {
    ...citizen,
    path: profile,
    ends: 'page',
    faults: [{ match: { call: 'updateProfile' }, effect: effects['401'], times: 1 }],
  },
  '403-unknown-subdomain': {
    ...citizen,
    path: '/departments',
    ends: 'wrong-url',
    faults: [{ match: {}, effect: effects['unknown-subdomain'] }],
  },
  'no-such-subdomain': {
    group: 'errors',
    tenant: 'nowhere',
    path: '/departments',
    ends: 'wrong-url',
  },
  '403-no-permission': {
    ...county,
    persona: 'merchant-user',
    path: '/dashboard',
    ends: 'no-permission',
    faults: [{ match: { call: 'getDashboard' }, effect: effects['403'] }],
  },
  'staff-may-not-pay': {
    ...county,
    persona: 'merchant-admin',
    path: '/checkout',
    ends: 'no-permission',
  },
  'not-their-profile': { ...citizen, path: '/user-profile/7', ends: 'no-permission' },
  '404-not-found': {
    ...county,
    path: '/overview-parcel/08-004512/2025/real-estate-tax',
    ends: 'not-found',
    faults: [{ match: { call: 'getBill' }, effect: effects['404'] }],
  },
  'sign-in-refused': {
    ...county,
    path: '/sign-in',
    ends: 'page',
    faults: [
      {
        match: { call: 'login' },
        effect: {
          kind: 'status',
          status: 500,
          body: { message: 'Sign-in is being repaired. Please try again in an hour.' },
        },
      },
    ],
  },
  'registration-refused': {
    ...county,
    path: '/sign-up',
    ends: 'page',
    faults: [
      {
        match: { call: 'register' },
        effect: refusedFields({
          email: ['This address is not accepted here.'],
          password: ['This password was found in a leak. Choose another one.'],
        }),
      },
    ],
  },
  'reset-mail-refused': {
    ...county,
    path: '/password-reset',
    ends: 'page',
    faults: [
      {
        match: { call: 'forgotPassword' },
        effect: refusedFields({ email: ['This address cannot get mail.'] }),
      },
    ],
  },
  'new-password-refused': {
    ...county,
    path: '/password-reset-confirm?token=from-a-mail',
    ends: 'page',
    faults: [
      {
        match: { call: 'resetPassword' },
        effect: refusedFields({ password: ['You had this password before.'] }),
      },
    ],
  },
  'token-refused': {
    ...citizen,
    path: '/departments',
    ends: 'sign-in',
    faults: [
      {
        match: { call: 'verifyToken' },
        effect: { kind: 'status', status: 401, body: { message: 'Your session was ended' } },
      },
    ],
  },
  'token-check-unanswered': {
    ...citizen,
    path: '/departments',
    ends: 'sign-in',
    faults: [{ match: { call: 'verifyToken' }, effect: effects.network }],
  },
  'report-fails': {
    ...county,
    persona: 'merchant-admin',
    path: '/dashboard',
    ends: 'failed',
    faults: [
      {
        match: { call: 'getDashboard' },
        effect: { kind: 'status', status: 500, body: { message: 'The books are being closed' } },
      },
    ],
  },
  'profile-fails': {
    ...citizen,
    path: profile,
    ends: 'failed',
    faults: [
      {
        match: { call: 'getUser' },
        effect: { kind: 'status', status: 500, body: { message: 'The records are being moved' } },
      },
    ],
  },
  'merchant-list-fails': {
    group: 'errors',
    tenant: null,
    persona: 'admin',
    path: '/admin/dashboard',
    ends: 'page',
    faults: [{ match: { call: 'listMerchants' }, effect: effects['500'] }],
  },
  'merchant-info-fails': {
    ...county,
    path: '/departments',
    ends: 'page',
    faults: [{ match: { call: 'getMerchantInfo' }, effect: effects['500'] }],
  },
  'sign-out-fails': {
    ...citizen,
    path: '/departments',
    ends: 'page',
    faults: [{ match: { call: 'logout' }, effect: effects['500'] }],
  },
} as const satisfies Readonly<Record<string, Scenario>>
