import { firstHalf, permit, secondHalf } from '../support/cart-items'
import type { ScreenProps } from '../support/screen'
import { sampleUnsubscribeLinks, sampleReceipts } from '@mocks/scenarios/page-samples'

/** Every page of the citizen's side with content: by address, and by its distinguishing content. */

const cart = [firstHalf, secondHalf, permit]
const bill = '/overview-parcel/08-004512/2025/real-estate-tax'
const account = '/account-view/6/08-004512/0001/real-estate-tax'
const profile = '/user-profile/6'
const user = { persona: 'user' } as const
const tiffin = { tenant: 'tiffin' } as const

export const places = {
  home: { path: '/' },
  departments: { path: '/departments', cart },
  noDepartments: { path: '/departments', tenant: 'galion' },
  search: { path: '/real-estate-tax/search' },
  results: { path: '/real-estate-tax/search?q=08-0045', cart },
  noResults: { path: '/real-estate-tax/search?q=08-004521' },
  twoFacts: { path: '/water-sewer/search?q=10-002232', ...tiffin },
  courtSearch: { path: '/municipal-court/search?by=name', tenant: 'chardon' },
  bill: { path: bill },
  delinquentBill: { path: '/overview-parcel/08-004530/2025/real-estate-tax' },
  heldBill: { path: '/overview-parcel/08-004571/2025/real-estate-tax' },
  utilityBill: { path: '/overview-parcel/10-002232/2026/water-sewer', ...tiffin },
  citation: { path: '/overview-parcel/PT-26-00124/2026/parking-tickets', ...tiffin },
  courtTicket: { path: '/overview-parcel/TR-26-00139/2026/municipal-court', tenant: 'chardon' },
  permit: { path: '/overview-parcel/BP-2026-00418/2026/building-permits' },
  manufacturedHome: { path: '/overview-parcel/MH-00109/2025/manufactured-home-tax' },
  blindPayment: { path: '/blind-payments/dog-licenses' },
  outside: { path: '/url/income-tax', ...tiffin },
  details: { path: '/checkout', cart },
  nothingToPay: { path: '/checkout' },
  receipt: { path: `/print-receipt/${sampleReceipts.own}` },
  account: { path: account, ...user },
  notLinked: { path: '/account-view/6/08-004518/0001/real-estate-tax', ...user },
  staffAccount: {
    path: '/merchant-account-view/08-004512/0001/real-estate-tax',
    persona: 'merchant-admin',
  },
  importPayments: { path: '/real-estate-tax/import-payments', persona: 'merchant-admin' },
  profile: { path: profile, ...user },
  linked: { path: `${profile}?tab=linked`, ...user },
  ebilling: { path: `${profile}?tab=ebilling`, ...user },
  notifications: { path: `${profile}?tab=notifications`, ...user },
  history: { path: `${profile}?tab=history`, ...user },
  security: { path: `${profile}?tab=security`, ...user },
  signIn: { path: '/sign-in' },
  signUp: { path: '/sign-up' },
  passwordReset: { path: '/password-reset' },
  oldLink: { path: '/password-reset-confirm' },
  letters: { path: `/notifications-unsubscribe/${sampleUnsubscribeLinks.own}` },
  notFound: { path: '/404' },
  switchedOff: { path: '/404', tenant: 'brewster' },
  serverError: { path: '/500' },
  wrongUrl: { path: '/wrong-url', tenant: null },
  siteOff: { scenario: 'site-off', path: '/departments' },
  unknown: { path: '/no/such/page' },
} as const satisfies Readonly<Record<string, ScreenProps & { path: string }>>
