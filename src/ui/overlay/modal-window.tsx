import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/action/icon-button'
import { CloseIcon } from '@/ui/display/icons'
import { DialogBody } from './dialog-body'
import { Modal, ModalContent, type ModalProps, ModalTitle } from './modal'
import './modal-window.css'

export interface ModalWindowProps extends ModalProps {
  shape: 'dialog' | 'drawer'
  title: ReactNode
  children: ReactNode
  /** Buttons that stay at the bottom while the content scrolls. */
  footer?: ReactNode | undefined
  size: 'md' | 'lg' | 'side' | 'wideSide'
  fullOnPhone?: boolean
  /** Its top stays where it is when its height changes. */
  pinned?: boolean
}

/** Title and close button, the scrolling content, the buttons. Loads when a `Dialog` first opens. */
export function ModalWindow({
  shape,
  title,
  children,
  footer,
  size,
  fullOnPhone,
  pinned = false,
  ...modal
}: ModalWindowProps) {
  const { formatMessage } = useIntl()
  return (
    <Modal {...modal} at={shape === 'drawer' ? 'end' : pinned ? 'top' : 'center'}>
      <ModalContent
        data-window=""
        shape={shape}
        size={size}
        {...(fullOnPhone !== undefined && { fullOnPhone })}
      >
        <chakra.div
          display="flex"
          alignItems="flex-start"
          justifyContent="space-between"
          gap="3"
          px={{ base: '4', sm: '6' }}
          pt="4"
          pb="3"
        >
          <ModalTitle pt="2">{title}</ModalTitle>
          {modal.locked !== true && (
            <chakra.div me="-3">
              <IconButton
                label={formatMessage({ id: 'ui.dialog.close' })}
                icon={<CloseIcon />}
                onClick={modal.onClose}
              />
            </chakra.div>
          )}
        </chakra.div>
        <DialogBody>{children}</DialogBody>
        {footer !== undefined && (
          <chakra.div
            display={shape === 'dialog' ? 'flex' : 'block'}
            flexWrap="wrap"
            gap="3"
            px={{ base: '4', sm: '6' }}
            pt="4"
            pb="calc(1rem + env(safe-area-inset-bottom))"
            borderTop="1px solid"
            borderColor="line"
            // A place that nothing was put into yet.
            css={{
              '&:has(> :only-child:empty)': { display: 'none' },
              _print: { borderTop: 'none' },
            }}
          >
            {footer}
          </chakra.div>
        )}
      </ModalContent>
    </Modal>
  )
}
