import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { dropdownZIndex } from '@/rules/constants'
import { ExpandIcon, SignOutIcon } from '@/ui/display/icons'
import { Initials } from '@/ui/display/initials'
import { initialsOf } from '@/ui/display/merchant-mark'
import { useDropdown } from './use-dropdown'

export interface AccountLink {
  key: string
  icon: ReactNode
  label: ReactNode
  /** Wraps icon and label in the link, which may be the router's. */
  link: (content: ReactNode) => ReactNode
}

export interface AccountMenuProps {
  name: string
  /** As displayed: the provider's roles come with the provider's name. */
  role: string
  links: readonly AccountLink[]
  onSignOut: () => void | Promise<void>
}

/** The arrow at its end stands at the edge of the page, its padding outside. */
const Root = chakra('div', {
  base: { position: 'relative', display: 'inline-flex', me: '-1.5' },
})

const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'control',
    px: '1.5',
    borderRadius: 'control',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    transition: 'background-color 120ms',
    _hover: { bg: 'brand.tint' },
    '& > svg': { transition: 'transform 120ms', '--icon-size': '1rem' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
    _print: { display: 'none' },
  },
})

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    top: '100%',
    insetInlineEnd: '0',
    zIndex: dropdownZIndex,
    // The gap to the button is padding, so that the pointer does not leave the menu on its way.
    pt: '1.5',
    animation: 'ct-appear 120ms both',
    '& > div': {
      minWidth: '15rem',
      maxWidth: 'calc(100vw - 2rem)',
      py: '1.5',
      bg: 'surface',
      color: 'fg',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'card',
      boxShadow: 'float',
      _highContrast: { borderColor: 'CanvasText' },
    },
    '& > div > p': { px: '4', pt: '1.5', pb: '2.5', overflowWrap: 'anywhere' },
    '& ul': { borderTop: '1px solid', borderColor: 'line', py: '1.5' },
    '& ul + div': { borderTop: '1px solid', borderColor: 'line', pt: '1.5' },
    '& a, & button': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: '100%',
      minHeight: 'control',
      px: '4',
      textAlign: 'start',
      _hover: { bg: 'brand.tint' },
      '& > svg': { color: 'brand.text' },
      '&:focus-visible': { outlineOffset: '-3px' },
      _disabled: { opacity: 0.6, cursor: 'progress' },
    },
  },
})

/** The user's name, the links, and sign-out. */
export function AccountMenu({ name, role, links, onSignOut }: AccountMenuProps) {
  const { formatMessage } = useIntl()
  const panel = useId()
  const { open, close, wrapper, trigger } = useDropdown()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    if (leaving) return
    setLeaving(true)
    // An unsaved form asks first, and gives the focus back: this item goes with its menu.
    trigger.ref.current?.focus()
    try {
      await onSignOut()
    } finally {
      setLeaving(false)
    }
  }
  return (
    <Root {...wrapper}>
      <Trigger
        {...trigger}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        aria-label={formatMessage({ id: 'shell.account.menu' }, { name })}
      >
        <Initials size="sm" aria-hidden="true">
          {initialsOf(name)}
        </Initials>
        <chakra.span hideBelow="md" maxWidth="11rem" truncate>
          {name}
        </chakra.span>
        <ExpandIcon />
      </Trigger>
      {open && (
        <Panel id={panel}>
          <div>
            <p>
              <chakra.span display="block" fontWeight="semibold">
                {name}
              </chakra.span>
              <chakra.span textStyle="help">{role}</chakra.span>
            </p>
            {links.length > 0 && (
              // A press on a link navigates, and the menu must not stay open over the new page.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links inside are what is pressed, by keyboard too
              <ul onClick={close}>
                {links.map(({ key, icon, label, link }) => (
                  <li key={key}>
                    {link(
                      <>
                        {icon}
                        {label}
                      </>,
                    )}
                  </li>
                ))}
              </ul>
            )}
            <div>
              <button
                type="button"
                {...(leaving && { 'aria-disabled': true, 'aria-busy': true })}
                onClick={() => void leave()}
              >
                <SignOutIcon />
                <FormattedMessage id="shell.account.signOut" />
              </button>
            </div>
          </div>
        </Panel>
      )}
    </Root>
  )
}
