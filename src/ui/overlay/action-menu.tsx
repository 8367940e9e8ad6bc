import { chakra } from '@chakra-ui/react/styled-system'
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react'
import { Button } from '@/ui/action/button'
import { MoreIcon } from '@/ui/display/icons'
import { popupLook, usePopup } from './use-popup'

/** The props of a menu's link: `link={(item) => <Link to="…" {...item} />}`. */
export type MenuLinkProps = Pick<
  HTMLAttributes<HTMLAnchorElement>,
  'children' | 'onClick' | 'role' | 'tabIndex'
>

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

const Panel = chakra('div', {
  base: {
    ...popupLook,
    minWidth: '12rem',
    p: '1.5',
    '& [role=menuitem]': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      width: '100%',
      minHeight: { base: '11', lg: '9' },
      px: '3',
      py: { base: '2.5', lg: '1.5' },
      borderRadius: 'control',
      lineHeight: '1.5rem',
      textAlign: 'start',
      '--icon-size': '1.125rem',
      '& > svg': { mt: '0.1875rem', color: 'fg.muted' },
    },
    '& [role=menuitem]:is(:hover, :focus)': { bg: 'brand.tint' },
    '& [role=menuitem]:focus-visible': { outlineOffset: '-3px' },
    '& [data-tone=danger], & [data-tone=danger] > svg': { color: 'late.fg' },
    '& [data-tone=danger]:is(:hover, :focus)': { bg: 'late.bg' },
    '& [aria-disabled=true]': { cursor: 'default', color: 'fg.muted' },
    '& [aria-disabled=true]:is(:hover, :focus)': { bg: 'transparent' },
    '& small': { display: 'block', fontSize: 'sm', lineHeight: '1.25rem', color: 'fg.muted' },
  },
})

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
 * A menu of actions: arrows, Home, End and first letters move in it, Esc closes it. The three dots
 * are a plain button with `data-menu-button`, styled by the frame, because a list has one per row.
 */
export function ActionMenu({ label, actions, button, icon, pending = false }: ActionMenuProps) {
  const popup = usePopup({ align: 'end' })
  const { open, box, close } = popup
  /** Which item takes focus when the menu opens. */
  const enterAt = useRef<'first' | 'last'>('first')

  useEffect(() => {
    if (open)
      itemsIn(box.current)
        .at(enterAt.current === 'first' ? 0 : -1)
        ?.focus()
  }, [open, box])

  const trigger = {
    ...popup.trigger,
    'aria-haspopup': 'menu',
    onClick: () => {
      enterAt.current = 'first'
      popup.trigger.onClick()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (pending || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      event.stopPropagation()
      enterAt.current = event.key === 'ArrowDown' ? 'first' : 'last'
      popup.setOpen(true)
    },
  } as const

  return (
    <>
      {button === undefined ? (
        <button type="button" data-menu-button="" aria-label={label} title={label} {...trigger}>
          <MoreIcon />
        </button>
      ) : (
        <Button
          variant="outline"
          size="sm"
          aria-label={label}
          icon={icon}
          pending={pending}
          {...trigger}
        >
          {button}
        </Button>
      )}
      {open && (
        <Panel
          {...popup.panel}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={(event) => {
            popup.panel.onKeyDown(event)
            moveInMenu(event, itemsIn(box.current))
            if (event.key === 'Tab') close({ refocus: true })
          }}
        >
          {actions.map((action) => (
            <MenuItem key={action.key} action={action} onDone={close} />
          ))}
        </Panel>
      )}
    </>
  )
}

interface MenuItemProps {
  action: MenuAction
  onDone: (options?: { refocus?: boolean }) => void
}

function MenuItem({ action, onDone }: MenuItemProps) {
  const { label, icon, tone = 'plain', disabledReason, onSelect, link } = action
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
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
    return link({
      role: 'menuitem',
      tabIndex: -1,
      children: content,
      onClick: () => onDone({ refocus: false }),
    })
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
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

function itemsIn(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

function moveInMenu(event: KeyboardEvent, items: readonly HTMLElement[]): void {
  const at = items.findIndex((item) => item === document.activeElement)
  const next = placeFor(event.key, at, items)
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}

function placeFor(key: string, at: number, items: readonly HTMLElement[]): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length]
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1)
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    default: {
      if (key.length !== 1 || key === ' ') return undefined
      const letter = key.toLowerCase()
      const isNamed = (item: HTMLElement) =>
        item.textContent.trim().toLowerCase().startsWith(letter)
      // From the item after the current one, wrapping around.
      return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(isNamed)
    }
  }
}
