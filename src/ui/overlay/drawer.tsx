import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CloseIcon } from '@/ui/display/icons'
import { IconButton } from '@/ui/action/icon-button'
import { useModal } from './use-modal'

const Root = chakra('dialog', {
  base: {
    position: 'fixed',
    flexDirection: 'column',
    ms: 'auto',
    me: '0',
    height: '100dvh',
    width: { base: '100%', sm: '26rem' },
    maxWidth: { base: '22rem', sm: '100%' },
    overscrollBehavior: 'contain',
    bg: 'surface',
    color: 'fg',
    boxShadow: 'float',
    _open: { display: 'flex', animation: 'ct-slide-in 180ms both' },
    _backdrop: { background: 'rgb(8 20 14 / 0.5)', animation: 'ct-appear 180ms both' },
    _highContrast: { border: '2px solid CanvasText' },
  },
  variants: {
    /** The cart: all of a phone's width. */
    fullOnPhone: { true: { maxWidth: { base: '100%' } } },
    /** A row's detail in the office. */
    wide: { true: { width: { sm: '36rem' } } },
  },
})

interface DrawerProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  fullOnPhone?: boolean
  wide?: boolean
}

/** A panel from the right over the page: the phone's menu, the cart. A click outside closes it. */
export function Drawer({
  open,
  onClose,
  title,
  children,
  footer,
  fullOnPhone = false,
  wide = false,
}: DrawerProps) {
  const id = useId()
  const { formatMessage } = useIntl()
  const modal = useModal({ open, onClose, closeOnOutsideClick: true, locked: false })
  return (
    <Root {...modal} aria-labelledby={id} fullOnPhone={fullOnPhone} wide={wide}>
      {open && (
        <>
          <chakra.div
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            px={{ base: '4', sm: '5.5' }}
            py="3"
          >
            <chakra.h2 id={id} tabIndex={-1} data-modal-title="" textStyle="h2">
              {title}
            </chakra.h2>
            <chakra.div me="-3">
              <IconButton
                label={formatMessage({ id: 'ui.dialog.close' })}
                icon={<CloseIcon />}
                onClick={onClose}
              />
            </chakra.div>
          </chakra.div>
          <chakra.div flex="1 1 auto" overflowY="auto" px={{ base: '4', sm: '5.5' }} pb="6" pt="1">
            {children}
          </chakra.div>
          {footer !== undefined && (
            <chakra.div
              px={{ base: '4', sm: '5.5' }}
              pt="3"
              pb="calc(1rem + env(safe-area-inset-bottom))"
              borderTop="1px solid"
              borderColor="line"
            >
              {footer}
            </chakra.div>
          )}
        </>
      )}
    </Root>
  )
}
