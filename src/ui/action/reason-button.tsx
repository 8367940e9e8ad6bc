import { Tooltip } from '@ark-ui/react/tooltip'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { announce } from '@/ui/feedback/live-region'
import { floatPlace } from '@/ui/overlay/float-place'
import { noteRecipe } from '@/ui/theme/recipes/popup'
import { Button, type ButtonProps } from './button'

const Note = chakra(Tooltip.Content, noteRecipe)

interface ReasonButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Why it cannot be pressed now, in a sentence; null if it can. */
  disabledReason: string | null
  /** The id of the element that has the reason in writing, beside the button: none is shown over it. */
  reasonId?: string | undefined
}

/**
 * A button for an allowed action that is not possible now: it stays in the tab order, and shows the
 * reason on focus, on hover and when pressed, unless it is written beside it. An action that is not allowed is left out instead.
 */
export function ReasonButton({
  disabledReason,
  reasonId,
  onClick,
  type,
  ...button
}: ReasonButtonProps) {
  const ownId = useId()
  const id = reasonId ?? ownId
  const [open, setOpen] = useState(false)
  return (
    <Tooltip.Root
      open={open && disabledReason !== null && reasonId === undefined}
      onOpenChange={(now) => setOpen(now.open)}
      disabled={disabledReason === null || reasonId !== undefined}
      ids={{ content: id }}
      positioning={floatPlace}
      openDelay={0}
      interactive
      closeOnClick={false}
      // The first press of Tab scrolls to the button.
      closeOnScroll={false}
    >
      <Tooltip.Trigger asChild>
        <Button
          {...button}
          {...(disabledReason === null
            ? { onClick, type }
            : {
                type: 'button',
                'aria-disabled': true,
                'aria-describedby': id,
                onClick: () => {
                  setOpen(true)
                  announce(disabledReason)
                },
              })}
        />
      </Tooltip.Trigger>
      {disabledReason !== null && reasonId === undefined && (
        <Tooltip.Positioner>
          <Note>{disabledReason}</Note>
        </Tooltip.Positioner>
      )}
    </Tooltip.Root>
  )
}
