import { firstHalf, permit, secondHalf } from '../support/cart-items'
import type { ScreenProps } from '../support/screen'
import { sampleUnsubscribeLinks } from '@mocks/scenarios/page-samples'

/** Pages of the citizen’s side that the sweeps open. */

const cart = [firstHalf, secondHalf, permit]
const bill = '/overview-parcel/08-004512/2025/real-estate-tax'
const profile = '/user-profile/6'
const user = { persona: 'user' } as const
const tiffin = { tenant: 'tiffin' } as const

export const places = {
  departments: { path: '/departments', cart },
  search: { path: '/real-estate-tax/search' },
  twoFacts: { path: '/water-sewer/search?q=10-002232', ...tiffin },
  courtSearch: { path: '/municipal-court/search?by=name', tenant: 'chardon' },
  bill: { path: bill },
  utilityBill: { path: '/overview-parcel/10-002232/2026/water-sewer', ...tiffin },
  details: { path: '/checkout', cart },
  notLinked: { path: '/account-view/6/08-004518/0001/real-estate-tax', ...user },
  importPayments: { path: '/real-estate-tax/import-payments', persona: 'merchant-admin' },
  profile: { path: profile, ...user },
  linked: { path: `${profile}?tab=linked`, ...user },
  history: { path: `${profile}?tab=history`, ...user },
  security: { path: `${profile}?tab=security`, ...user },
  signIn: { path: '/sign-in' },
  signUp: { path: '/sign-up' },
  passwordReset: { path: '/password-reset' },
  oldLink: { path: '/password-reset-confirm' },
  letters: { path: `/notifications-unsubscribe/${sampleUnsubscribeLinks.own}` },
  notFound: { path: '/404' },
  wrongUrl: { path: '/wrong-url', tenant: null },
} as const satisfies Readonly<Record<string, ScreenProps & { path: string }>>
