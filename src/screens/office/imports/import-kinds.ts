import type { ImportKind } from '@/contract/imports/imports'
import type { Permission } from '@/contract/people/permissions'
import type { MessageId } from '@/i18n/message-ids'

interface KindFacts {
  readonly title: MessageId
  /** One line about it, on its page. */
  readonly lead: MessageId
  /** On its tab. */
  readonly name: MessageId
  /** Who sees it, and who may import (product.md 4). */
  readonly view: Permission
  readonly create: Permission
}

export const kindFacts: Readonly<Record<ImportKind, KindFacts>> = {
  accounts: {
    title: 'office.page.import-accounts',
    lead: 'imports.lead.accounts',
    name: 'imports.kind.accounts',
    view: 'imports.view',
    create: 'imports.create',
  },
  permits: {
    title: 'office.page.import-permit',
    lead: 'imports.lead.permits',
    name: 'imports.kind.permits',
    view: 'imports.view',
    create: 'imports.create',
  },
  aging: {
    title: 'office.page.import-aging',
    lead: 'imports.lead.aging',
    name: 'imports.kind.aging',
    view: 'imports.view',
    create: 'imports.create',
  },
  payments: {
    title: 'imports.page.payments',
    lead: 'imports.lead.payments',
    name: 'imports.kind.payments',
    view: 'import-payments.use',
    create: 'import-payments.use',
  },
  users: {
    title: 'office.page.import-users',
    lead: 'imports.lead.users',
    name: 'imports.kind.users',
    view: 'import-users.use',
    create: 'import-users.use',
  },
}

/** In the order of the tabs. */
export const kindsInOrder = [
  'accounts',
  'permits',
  'aging',
  'payments',
  'users',
] as const satisfies readonly ImportKind[]
