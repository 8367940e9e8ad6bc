import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { AccountMenu, type AccountLink } from '@/layouts/account-menu'
import type { KnownUser } from '@/contract/people/users'
import { hasAddedCall } from '@/api/added-calls'
import { tenantOf } from '@/rules/tenants/hosts'
import { landingPaths } from '@/rules/addresses/landing'
import { may } from '@/rules/people/permissions'
import { firstRole, shownRole } from '@/rules/people/roles'
import { askAndSignOut } from '@/app/session/session-flow'
import { useViewer } from '@/state/session/viewer'
import { DashboardIcon, SignOutIcon, UserIcon } from '@/ui/display/icons'

/** Expanded in a phone's menu, otherwise behind a button. */
export function KnownAccount({ onLeave }: { onLeave?: () => void }) {
  return onLeave === undefined ? <HeaderAccount /> : <MenuAccount onLeave={onLeave} />
}

/** The signed-in user's menu, in the header of either side. */
export function HeaderAccount() {
  const { user, links, leave } = useAccount()
  if (user === null) return null
  return (
    <AccountMenu
      name={user.name}
      role={shownRole(firstRole(user))}
      links={links}
      onSignOut={leave}
    />
  )
}

function MenuAccount({ onLeave }: { onLeave: () => void }) {
  const { user, links, leave } = useAccount()
  const [leaving, setLeaving] = useState(false)
  if (user === null) return null
  return (
    <Section>
      <chakra.p mb="1">
        <chakra.span display="block" fontWeight="semibold">
          {user.name}
        </chakra.span>
        <chakra.span textStyle="help">{shownRole(firstRole(user))}</chakra.span>
      </chakra.p>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links inside are what is pressed, by keyboard too */}
      <ul onClick={onLeave}>
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
      <button
        type="button"
        {...(leaving && { 'aria-disabled': true, 'aria-busy': true })}
        onClick={() => {
          if (leaving) return
          setLeaving(true)
          void leave().finally(onLeave)
        }}
      >
        <SignOutIcon />
        <FormattedMessage id="shell.account.signOut" />
      </button>
    </Section>
  )
}

const Section = chakra('div', {
  base: {
    '& a, & button': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: '100%',
      minHeight: 'control',
      borderRadius: 'control',
      textAlign: 'start',
      '& > svg': { color: 'brand.text' },
      _disabled: { opacity: 0.6, cursor: 'progress' },
    },
  },
})

function useAccount() {
  const router = useRouter()
  const { user, subject } = useViewer()
  const onRoot = tenantOf(router.options.context.site.host) === null
  const dashboard = landingPaths[onRoot ? 'admin-dashboard' : 'merchant-dashboard']
  // Citizens come for their bills: their profile opens with the accounts.
  const hasAccounts = may(subject, 'accounts.own') && hasAddedCall('listLinkedAccounts')
  const links: AccountLink[] = user === null ? [] : [profileLink(user, hasAccounts)]
  if (may(subject, 'dashboard.view')) {
    links.push({
      key: 'dashboard',
      icon: <DashboardIcon />,
      label: <FormattedMessage id="shell.account.dashboard" />,
      link: linkTo(dashboard),
    })
  }
  return { user, links, leave: () => askAndSignOut(router) }
}

function profileLink({ id }: KnownUser, hasAccounts: boolean): AccountLink {
  return {
    key: 'profile',
    icon: <UserIcon />,
    label: <FormattedMessage id="shell.account.profile" />,
    link: (content) => (
      <Link to="/user-profile/$id" params={{ id }} search={hasAccounts ? { tab: 'linked' } : {}}>
        {content}
      </Link>
    ),
  }
}

function linkTo(path: string) {
  return (content: ReactNode) => <Link to={path}>{content}</Link>
}
