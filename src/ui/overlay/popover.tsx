import { Popover as Parts } from '@ark-ui/react/popover'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '@/ui/action/button'
import { popoverRecipe } from '@/ui/theme/recipes/popup'
import { floatPlace } from './float-place'

const Panel = chakra(Parts.Content, popoverRecipe)

interface PopoverProps {
  /** The button that opens it. */
  button: Pick<ButtonProps, 'children' | 'icon'>
  /** The panel's content, for screen readers. */
  label: string
  /** The edge of the button that the panel is aligned to. */
  align?: 'start' | 'end'
  /** Room for fields in two columns. */
  wide?: boolean
  children: (close: () => void) => ReactNode
}

/** A few fields at their button. The first takes focus when it opens. */
export function Popover({ button, label, align = 'start', wide = false, children }: PopoverProps) {
  return (
    <Parts.Root
      lazyMount
      unmountOnExit
      portalled={false}
      positioning={{ ...floatPlace, placement: `bottom-${align}` }}
    >
      <Parts.Trigger asChild>
        <Button variant="outline" size="sm" {...button} />
      </Parts.Trigger>
      <Parts.Positioner>
        <Panel wide={wide} aria-label={label}>
          <Parts.Context>{({ setOpen }) => children(() => setOpen(false))}</Parts.Context>
        </Panel>
      </Parts.Positioner>
    </Parts.Root>
  )
}
