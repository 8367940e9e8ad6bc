import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { KnownUser } from '@/contract/people/users'
import { firstRole } from '@/rules/people/roles'
import { CheckIcon, ClockIcon } from '@/ui/display/icons'
import { Initials } from '@/ui/display/initials'
import { initialsOf } from '@/ui/display/merchant-mark'
import { Pill } from '@/ui/display/pill'
import { SideCard } from '@/ui/layout/side-card'

const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    pt: '3',
    borderTop: '1px solid',
    borderColor: 'line',
    '& dt': { textStyle: 'help' },
    '& dd': { overflowWrap: 'anywhere' },
  },
})

/** A linked account, its balance, and the actions on it. */
export function AccountCard({ user }: { user: KnownUser }) {
  const isStaff = firstRole(user) !== 'User'
  const waits = user.pending_email?.toLowerCase() === user.email.toLowerCase()
  return (
    <SideCard title={<FormattedMessage id="profile.who.title" />}>
      <chakra.div display="flex" gap="3" alignItems="center">
        <Initials size="md" aria-hidden="true">
          {initialsOf(user.name)}
        </Initials>
        <chakra.p fontWeight="semibold" overflowWrap="anywhere" minWidth="0">
          {user.name}
        </chakra.p>
      </chakra.div>
      <Facts>
        <Fact name={<FormattedMessage id="profile.who.email" />}>
          <chakra.span display="block" mb="1">
            {user.email}
          </chakra.span>
          {waits ? (
            <Pill tone="due" icon={<ClockIcon />}>
              <FormattedMessage id="profile.who.waiting" />
            </Pill>
          ) : (
            <Pill tone="brand" icon={<CheckIcon />}>
              <FormattedMessage id="profile.who.confirmed" />
            </Pill>
          )}
        </Fact>
        <Fact name={<FormattedMessage id="profile.who.username" />}>{user.username}</Fact>
        {isStaff && <Fact name={<FormattedMessage id="profile.who.role" />}>{user.role[0]}</Fact>}
      </Facts>
    </SideCard>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
