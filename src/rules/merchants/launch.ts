import * as v from 'valibot'
import type { Department } from '@/contract/departments/departments'
import {
  type LaunchBlock,
  type LaunchStep,
  type SettingsStep,
  settingsSteps,
} from '@/contract/merchants/launch'
import type { MerchantFields } from '@/contract/merchants/merchant-setup'
import { outsideLink } from '../addresses/outside-link'
import { sourceTypes } from '../constants'
import { isDisabled } from '../tenants/merchant-status'
import { domainProblems } from './subdomain'
import { identityRules, senderRules, siteRules } from './merchant-fields'
import { identityValues, senderValues, siteValues } from './merchant-texts'

type LaunchDepartment = Readonly<
  Pick<Department, 'name' | 'status' | 'source_type' | 'url' | 'payment_settings'> & {
    /** Only for source type 1: the other system. */
    source?: { readonly endpoint: string } | null | undefined
  }
>

/** What the steps of a merchant's settings hold. */
export interface LaunchSetup {
  readonly merchant: MerchantFields & {
    readonly is_enabled: 0 | 1 | boolean
    readonly environment: 'UAT' | 'PROD'
    readonly tested_at: string | null
  }
  readonly departments: readonly LaunchDepartment[]
  readonly hasCardPoint: boolean
  /** Merchant Admins who may sign in or are invited. */
  readonly admins: number
}

type Blocks = LaunchStep['blocks']

interface Checked {
  readonly blocks?: Blocks
  /** Without a block: whether there is what the step asks for. */
  readonly completed?: boolean
}

/**
 * What is done and what keeps the site from opening, step by step (product.md A3). The wizard, the list of merchants and the cloud read it.
 */
export function launchChecklist(setup: LaunchSetup): LaunchStep[] {
  return settingsSteps.map((step) => {
    const { blocks = [], completed = true } = checks[step](setup)
    return { step, completed: completed && blocks.length === 0, blocks }
  })
}

/** Everything that keeps the site from opening. */
export const launchBlocksOf = (steps: readonly LaunchStep[]): Blocks =>
  steps.flatMap(({ blocks }) => blocks)

const checks: Readonly<Record<SettingsStep, (setup: LaunchSetup) => Checked>> = {
  identity: ({ merchant }) => ({
    blocks: blocksIf(!v.is(identity, identityValues.toForm(merchant)), 'identity-incomplete'),
  }),
  domain: ({ merchant }) => ({
    // Names that others have were refused when they were saved.
    blocks: blocksIf(domainProblems(merchant, [], null).length > 0, 'domain-invalid'),
  }),
  rules: ({ merchant }) => ({
    blocks: blocksIf(!v.is(site, siteValues.toForm(merchant)), 'rules-invalid'),
  }),
  departments: ({ merchant, departments }) => ({
    blocks: [
      ...blocksIf(departments.length === 0, 'no-department'),
      ...blocksIf(
        departments.length > 0 && departments.every(({ status }) => !status),
        'no-department-on',
      ),
      ...departments.filter(({ status }) => status).flatMap((one) => sourceBlocks(one, merchant)),
    ],
  }),
  payments: ({ departments }) => ({
    blocks: paying(departments)
      .filter(({ payment_settings }) => payment_settings.tenders.length === 0)
      .map(({ name }) => ({ code: 'no-tender', department: name })),
    completed: departments.length > 0,
  }),
  'card-point': ({ departments, hasCardPoint }) => {
    const isNeeded = departments.length === 0 || paying(departments).length > 0
    return { blocks: blocksIf(isNeeded && !hasCardPoint, 'no-card-point') }
  },
  users: ({ admins }) => ({ blocks: blocksIf(admins === 0, 'no-admin') }),
  notifications: ({ merchant }) => ({
    blocks: blocksIf(!v.is(sender, senderValues.toForm(merchant)), 'sender-invalid'),
    completed: merchant.sender.reply_to !== null,
  }),
  review: ({ merchant: { environment, tested_at, is_enabled }, departments }) => ({
    blocks: blocksIf(
      environment === 'UAT' && tested_at === null && paying(departments).length > 0,
      'not-tested',
    ),
    completed: !isDisabled({ is_enabled }),
  }),
}

const noText = () => ''
const identity = identityRules(noText, noText)
const site = siteRules(noText, noText)
const sender = senderRules(noText, noText)

const blocksIf = (applies: boolean, code: LaunchBlock): Blocks =>
  applies ? [{ code, department: null }] : []

/**
 * The departments that take payments here; those of another site do not. Before the first is on, all
 * count: what is done must not be open again once they are.
 */
function paying(departments: readonly LaunchDepartment[]): LaunchDepartment[] {
  const on = departments.filter(({ status }) => status)
  return (on.length === 0 ? departments : on).filter(
    ({ source_type }) => source_type !== sourceTypes.url,
  )
}

function sourceBlocks(
  { name, source_type, url, payment_settings, source }: LaunchDepartment,
  { outside_hosts }: Pick<MerchantFields, 'outside_hosts'>,
): Blocks {
  const link = () => outsideLink(url, outside_hosts).link !== 'open'
  const noFields = () => (payment_settings.fields ?? []).length === 0
  if (source_type === sourceTypes.tylerApi && !source) {
    return [{ code: 'source-missing', department: name }]
  }
  if (source_type === sourceTypes.url && link()) return [{ code: 'link-missing', department: name }]
  if (source_type === sourceTypes.blindPayment && noFields()) {
    return [{ code: 'fields-missing', department: name }]
  }
  return []
}
