import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { IconButton } from '@/ui/action/icon-button'
import { MenuIcon } from '@/ui/display/icons'
import { lazyUi } from '@/ui/theme/late-ui'
import type { ShellMerchant } from './shell-merchant'
import type { ShellPreferences } from './shell-preferences'

interface PhoneMenuProps extends ShellPreferences {
  merchant: ShellMerchant | null
  account?: ((close: () => void) => ReactNode) | undefined
  onFindReceipt?: (() => void) | undefined
}

const loadDrawer = () => import('./phone-menu-drawer')

const PhoneMenuDrawer = lazyUi(async () => (await loadDrawer()).PhoneMenuDrawer)

/** The menu's button; the drawer loads on pointer down. */
export function PhoneMenu(props: PhoneMenuProps) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <IconButton
        label={formatMessage({ id: 'shell.menu.open' })}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        onPointerDown={() => void loadDrawer().catch(() => undefined)}
        onClick={() => setOpen(true)}
      />
      {open !== undefined && (
        <LazyBoundary>
          <PhoneMenuDrawer {...props} open={open} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  )
}
