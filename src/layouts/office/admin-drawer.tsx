import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '@/ui/action/icon-button'
import { CloseIcon } from '@/ui/display/icons'
import { Modal, ModalContent, ModalTitle } from '@/ui/overlay/modal'
import { OfficeMenu, type OfficeMenuProps } from './office-menu'
import {
  darkInside,
  type OfficeOwner,
  SideBrand,
  sideGround,
  type SideTone,
  sideTones,
} from './admin-sidebar'
import { PreferenceFields } from '@/layouts/preference-fields'
import type { ShellPreferences } from '@/layouts/shell-preferences'

const Root = chakra(ModalContent, {
  base: { ...sideGround, width: '20rem', height: '100dvh', maxWidth: '88vw', overflowY: 'auto' },
  variants: { tone: sideTones },
})

interface AdminDrawerProps extends Omit<OfficeMenuProps, 'onFollow' | 'narrow'>, ShellPreferences {
  onClose: () => void
  owner: OfficeOwner | null
  role: string
  tone: SideTone
}

/** The menu below 1024 px, with language and theme at its end. A press outside closes it. */
export function AdminDrawer({
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
  const { formatMessage } = useIntl()
  return (
    <Modal at="start" onClose={onClose} closeOnOutsideClick>
      <Root tone={tone} {...(tone === 'dark' && darkInside)}>
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" pe="2">
          <SideBrand owner={owner} role={role} />
          <ModalTitle srOnly>
            <FormattedMessage id="shell.menu.title" />
          </ModalTitle>
          <IconButton
            label={formatMessage({ id: 'ui.dialog.close' })}
            icon={<CloseIcon />}
            onClick={onClose}
          />
        </chakra.div>
        <OfficeMenu onFollow={onClose} {...menu} />
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
      </Root>
    </Modal>
  )
}
