import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { DialogBody } from './dialog-body'
import { CloseIcon } from '@/ui/display/icons'
import { IconButton } from '@/ui/action/icon-button'
import { useModal } from './use-modal'

const Root = chakra('dialog', {
  base: {
    position: 'fixed',
    flexDirection: 'column',
    m: 'auto',
    maxHeight: { base: '100dvh', sm: 'calc(100dvh - 3rem)' },
    overscrollBehavior: 'contain',
    bg: 'surface',
    color: 'fg',
    borderRadius: { base: '0', sm: 'card' },
    boxShadow: 'float',
    _open: { display: 'flex', animation: 'ct-rise 160ms both' },
    _backdrop: { background: 'rgb(8 20 14 / 0.5)', animation: 'ct-appear 160ms both' },
    _highContrast: { border: '2px solid CanvasText' },
  },
  variants: {
    size: {
      md: { width: { base: '100%', sm: '30rem' } },
      lg: { width: { base: '100%', sm: '44rem' } },
    },
    /** On a phone the whole screen, or only as high as its content, at the bottom. */
    fullOnPhone: {
      true: { height: { base: '100dvh', sm: 'fit-content' } },
      false: {
        mb: { base: '0', sm: 'auto' },
        borderTopLeftRadius: 'card',
        borderTopRightRadius: 'card',
      },
    },
  },
})

export interface DialogProps {
  open: boolean
  /** Esc, or the close button. The dialog stays open until `open` says otherwise. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons that stay at the bottom while the content scrolls. */
  footer?: ReactNode
  size?: 'md' | 'lg'
  fullOnPhone?: boolean
  /** Off by default: a click outside must not lose typed input (product.md 2.2). */
  closeOnOutsideClick?: boolean
  /** No close button and no Esc: a running action cannot be left. */
  locked?: boolean
  /** The element that gets focus on opening; default: the title. */
  initialFocus?: RefObject<HTMLElement | null>
}

/** A native modal dialog: the page behind is inert, focus stays inside and returns afterwards. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'md',
  fullOnPhone = true,
  closeOnOutsideClick = false,
  locked = false,
  initialFocus,
}: DialogProps) {
  const id = useId()
  const { formatMessage } = useIntl()
  const modal = useModal({ open, onClose, closeOnOutsideClick, locked, initialFocus })
  return (
    <Root {...modal} aria-labelledby={id} size={size} fullOnPhone={fullOnPhone}>
      {open && (
        <>
          <chakra.div
            display="flex"
            alignItems="flex-start"
            justifyContent="space-between"
            gap="3"
            px={{ base: '4', sm: '6' }}
            pt="4"
            pb="3"
          >
            <chakra.h2 id={id} tabIndex={-1} data-modal-title="" textStyle="h2" pt="2">
              {title}
            </chakra.h2>
            {!locked && (
              <chakra.div me="-3">
                <IconButton
                  label={formatMessage({ id: 'ui.dialog.close' })}
                  icon={<CloseIcon />}
                  onClick={onClose}
                />
              </chakra.div>
            )}
          </chakra.div>
          <DialogBody labelledBy={id}>{children}</DialogBody>
          {footer !== undefined && (
            <chakra.div
              display="flex"
              flexWrap="wrap"
              gap="3"
              px={{ base: '4', sm: '6' }}
              py="4"
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
