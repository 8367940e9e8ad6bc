import { chakra } from '@chakra-ui/react/styled-system'
import { lazy } from 'react'
import { useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import type { Department } from '@/contract/departments/departments'
import type { Locale } from '@/i18n/locales'
import { loadAreas } from '@/i18n/packs'
import { isLinkable } from '@/rules/people/linkable'
import { session } from '@/state/session/session'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'

/** Its messages load with it: a guest who looks at a bill needs neither. */
const loadIn = (locale: Locale) =>
  lazy(async () => {
    const [part] = await Promise.all([import('./keep-bill'), loadAreas(locale, 'account-view')])
    return { default: part.KeepBill }
  })

const keepBill: Record<Locale, ReturnType<typeof loadIn>> = {
  en: loadIn('en'),
  es: loadIn('es'),
  de: loadIn('de'),
  ja: loadIn('ja'),
  fr: loadIn('fr'),
}

interface KeepBillSlotProps {
  department: Department
  account: string
  client: string
}

/**
 * "Link to my account" and "E-mail me when due" beside a bill (product.md P4); absent for guests
 * and staff, who have no linked accounts.
 */
export function KeepBillSlot({ department, account, client }: KeepBillSlotProps) {
  const { locale } = useIntl()
  const { user, permissions } = useSnapshot(session)
  if (user === null || !permissions.includes('accounts.own') || !isLinkable(department)) return null
  const KeepBill = keepBill[locale]
  return (
    <chakra.div _print={{ display: 'none' }}>
      <LazyBoundary>
        <KeepBill userId={user.id} departmentId={department.id} account={account} client={client} />
      </LazyBoundary>
    </chakra.div>
  )
}
