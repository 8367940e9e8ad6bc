import type { LaunchBlock, SettingsStep } from '@/contract/merchants/launch'
import type { MessageId } from '@/i18n/message-ids'

/** The title of each step, and one line about it. */
export const stepWords: Readonly<Record<SettingsStep, { title: MessageId; lead: MessageId }>> = {
  identity: { title: 'merchants.step.identity', lead: 'merchants.lead.identity' },
  domain: { title: 'merchants.step.domain', lead: 'merchants.lead.domain' },
  rules: { title: 'merchants.step.rules', lead: 'merchants.lead.rules' },
  departments: { title: 'merchants.step.departments', lead: 'merchants.lead.departments' },
  payments: { title: 'merchants.step.payments', lead: 'merchants.lead.payments' },
  'card-point': { title: 'merchants.step.card-point', lead: 'merchants.lead.card-point' },
  users: { title: 'merchants.step.users', lead: 'merchants.lead.users' },
  notifications: { title: 'merchants.step.notifications', lead: 'merchants.lead.notifications' },
  review: { title: 'merchants.step.review', lead: 'merchants.lead.review' },
}

/** What keeps the site from opening; `{department}` is named where there is one. */
export const blockWords: Readonly<Record<LaunchBlock, MessageId>> = {
  'identity-incomplete': 'merchants.block.identity-incomplete',
  'domain-invalid': 'merchants.block.domain-invalid',
  'rules-invalid': 'merchants.block.rules-invalid',
  'no-department': 'merchants.block.no-department',
  'no-department-on': 'merchants.block.no-department-on',
  'source-missing': 'merchants.block.source-missing',
  'link-missing': 'merchants.block.link-missing',
  'fields-missing': 'merchants.block.fields-missing',
  'no-tender': 'merchants.block.no-tender',
  'settings-contradict': 'merchants.block.settings-contradict',
  'no-card-point': 'merchants.block.no-card-point',
  'no-admin': 'merchants.block.no-admin',
  'sender-invalid': 'merchants.block.sender-invalid',
  'not-tested': 'merchants.block.not-tested',
}
