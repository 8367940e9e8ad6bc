import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '@/ui/action/icon-button'
import { CloseIcon } from '@/ui/display/icons'
import { useModal } from '@/ui/overlay/use-modal'
import { AdminMenu, type AdminMenuProps } from './admin-menu'
import {
  darkInside,
  type OfficeOwner,
  SideBrand,
  sideGround,
  type SideTone,
  sideTones,
} from './admin-sidebar'
import { PreferenceFields } from './preference-fields'
import type { ShellPreferences } from './shell-preferences'

const Root = chakra('dialog', {
  base: {
    position: 'fixed',
    me: 'auto',
    width: '20rem',
    maxWidth: '88vw',
    height: '100dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    boxShadow: 'float',
    _open: { ...sideGround, animation: 'ct-appear 160ms both' },
    _backdrop: { background: 'rgb(8 20 14 / 0.5)', animation: 'ct-appear 160ms both' },
    _highContrast: { border: '2px solid CanvasText' },
  },
  variants: { tone: sideTones },
})

interface AdminDrawerProps extends Omit<AdminMenuProps, 'onFollow' | 'narrow'>, ShellPreferences {
  open: boolean
  onClose: () => void
  owner: OfficeOwner | null
  role: string
  tone: SideTone
}

/** The menu below 1024 px, with language and theme at its end. A press outside closes it. */
export function AdminDrawer({
  open,
  onClose,
  owner,
  role,
  tone,
  locale,
  onLocale,
  theme,
  onTheme,
  ...menu
}: AdminDrawerProps) {
  const id = useId()
  const { formatMessage } = useIntl()
  const modal = useModal({ open, onClose, closeOnOutsideClick: true, locked: false })
  return (
    <Root {...modal} tone={tone} aria-labelledby={id} {...(tone === 'dark' && darkInside)}>
      {open && (
        <>
          <chakra.div display="flex" alignItems="center" justifyContent="space-between" pe="2">
            <SideBrand owner={owner} role={role} />
            <chakra.h2 id={id} tabIndex={-1} data-modal-title="" srOnly>
              <FormattedMessage id="shell.menu.title" />
            </chakra.h2>
            <IconButton
              label={formatMessage({ id: 'ui.dialog.close' })}
              icon={<CloseIcon />}
              onClick={onClose}
            />
          </chakra.div>
          <AdminMenu onFollow={onClose} {...menu} />
          <chakra.div
            display="flex"
            flexDirection="column"
            gap="3"
            px="6"
            py="5"
            borderTop="1px solid"
            borderColor="var(--side-active)"
          >
            <PreferenceFields {...{ locale, onLocale, theme, onTheme }} />
          </chakra.div>
        </>
      )}
    </Root>
  )
}
