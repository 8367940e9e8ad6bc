import { lazy } from 'react'
import { useSnapshot } from 'valtio'
import { chooseLocale } from '@/i18n/locales'
import { loadPack } from '@/i18n/packs'
import { config } from '@/state/layout-config'
import { session } from '@/state/session'
import type { KeepBillProps } from './keep-bill'
import { Late } from './late'

/** Its words come with it: who looks at a bill as a guest needs neither. */
const KeepBill = lazy(async () => {
  const [part] = await Promise.all([
    import('./keep-bill'),
    loadPack(chooseLocale(config.language, navigator.languages), 'citizen'),
  ])
  return { default: part.KeepBill }
})

/**
 * "Link to my account" and "E-mail me when due" beside a bill (product.md P4); nothing for whoever
 * keeps no accounts: guests and staff.
 */
export function KeepBillSlot(props: Omit<KeepBillProps, 'userId'>) {
  const { user, permissions } = useSnapshot(session)
  if (user === null || !permissions.includes('accounts.own')) return null
  return (
    <Late>
      <KeepBill {...props} userId={user.id} />
    </Late>
  )
}
