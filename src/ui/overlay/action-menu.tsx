import { Menu, useMenuContext } from '@ark-ui/react/menu'
import { chakra } from '@chakra-ui/react/styled-system'
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '@/ui/action/button'
import { IconButton } from '@/ui/action/icon-button'
import { MoreIcon } from '@/ui/display/icons'
import { menuRecipe } from '@/ui/theme/recipes/popup'
import { floatPlace } from './float-place'

/** The props of a menu's link: `link={(item) => <Link to="…" {...item} />}`. */
export type MenuLinkProps = HTMLAttributes<HTMLElement>

export interface MenuAction {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  /** `danger`: cannot be undone, or takes something away. */
  readonly tone?: 'plain' | 'danger'
  /** Why it cannot be done now: the item stays, disabled, with this sentence below. */
  readonly disabledReason?: string | undefined
  readonly onSelect?: () => void
  /** A link in place of `onSelect`. */
  readonly link?: (item: MenuLinkProps) => ReactNode
}

const Panel = chakra(Menu.Content, menuRecipe)

interface ActionMenuProps {
  /** The menu's subject: "Actions for Ann Miller". The name of button and menu. */
  label: string
  actions: readonly MenuAction[]
  /** The button's label; without it, three dots. */
  button?: ReactNode
  /** Before the button's label. */
  icon?: ReactNode
  /** The chosen action is running: the button shows it and ignores presses. */
  pending?: boolean
}

/**
 * A menu of actions. The three dots are a plain button with `data-menu-button`, styled by the frame,
 * because a list has one per row; the menu itself is there only while it is open.
 */
export function ActionMenu({ label, actions, button, icon, pending = false }: ActionMenuProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  /** The item that the menu opens at. */
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null)
  const close = ({ refocus = true } = {}) => {
    if (refocus) trigger.current?.focus()
    setOpenAt(null)
  }
  const forButton = {
    id,
    ref: trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': openAt !== null,
    'aria-label': label,
    onClick: () => setOpenAt(openAt === null ? 'first' : null),
    onKeyDown: (event: KeyboardEvent) => {
      if (pending || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last')
    },
  } as const
  return (
    <>
      {button === undefined ? (
        <IconButton data-menu-button="" label={label} icon={<MoreIcon />} {...forButton} />
      ) : (
        <Button variant="outline" size="sm" icon={icon} pending={pending} {...forButton}>
          {button}
        </Button>
      )}
      {openAt !== null && (
        <Menu.Root
          defaultOpen
          loopFocus
          closeOnSelect={false}
          ids={{ trigger: id }}
          positioning={{ ...floatPlace, placement: 'bottom-end' }}
          defaultHighlightedValue={actions.at(openAt === 'first' ? 0 : -1)?.key ?? null}
          onOpenChange={() => setOpenAt(null)}
        >
          <Menu.Positioner>
            <Panel
              onKeyDown={({ key }) => {
                // From the button on, as if the menu had not been there.
                if (key === 'Tab') close()
              }}
            >
              {actions.map((action) => (
                <MenuItem key={action.key} action={action} onDone={close} />
              ))}
            </Panel>
          </Menu.Positioner>
        </Menu.Root>
      )}
    </>
  )
}

interface MenuItemProps {
  action: MenuAction
  onDone: (options?: { refocus?: boolean }) => void
}

function MenuItem({ action, onDone }: MenuItemProps) {
  const { key, label, icon, tone = 'plain', disabledReason, onSelect, link } = action
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  // By hand: the library chooses what is highlighted, and a screen reader's press moves no highlight.
  const item = { ...useMenuContext().getItemProps({ value: key }), tabIndex: -1 }
  const content = (
    <>
      {icon}
      <span>
        {label}
        {isDisabled && <small id={reasonId}>{disabledReason}</small>}
      </span>
    </>
  )
  if (link && !isDisabled) {
    return link({ ...item, children: content, onClick: () => onDone({ refocus: false }) })
  }
  return (
    <button
      {...item}
      type="button"
      data-tone={tone}
      aria-label={label}
      {...(isDisabled && { 'aria-disabled': true, 'aria-describedby': reasonId })}
      onClick={() => {
        if (isDisabled) return
        // Focus returns first, because a dialog that the action opens returns it there.
        onDone()
        onSelect?.()
      }}
    >
      {content}
    </button>
  )
}
