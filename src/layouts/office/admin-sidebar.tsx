import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { CollapseIcon, ReopenIcon } from '@/ui/display/icons'
import { MerchantMark } from '@/ui/display/merchant-mark'
import { light } from '@/ui/theme/palette'
import { Bone } from '@/ui/feedback/bone'
import { OfficeMenu, type OfficeMenuProps } from './office-menu'
import { shortName } from '@/layouts/shell-merchant'

/** The merchant's mark, or on the root domain the product's. */
export interface OfficeOwner {
  name: string
  logo: string | null
}

/** The background of the sidebar and of the phone's drawer. */
export const sideGround = {
  display: 'flex',
  flexDirection: 'column',
  bg: 'var(--side-ground)',
  color: 'var(--side-text)',
} as const

/** Layout config `sidebar` (specification §3): dark in both themes unless it says light. */
export const sideTones = {
  dark: {
    '--side-ground': 'var(--ct-colors-sidebar)',
    '--side-active': 'var(--ct-colors-sidebar-active)',
    '--side-text': 'var(--ct-colors-sidebar-fg)',
    '--side-muted': 'var(--ct-colors-sidebar-muted)',
    '--side-strong': 'var(--ct-colors-fg)',
  },
  light: {
    '--side-ground': 'var(--ct-colors-surface)',
    '--side-active': 'var(--ct-colors-brand-tint)',
    '--side-text': 'var(--ct-colors-fg)',
    '--side-muted': 'var(--ct-colors-fg-muted)',
    '--side-strong': 'var(--ct-colors-brand-text)',
  },
} as const
export type SideTone = keyof typeof sideTones

const Brand = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minWidth: '0',
    minHeight: '5rem',
    px: '5.5',
    lineHeight: '1.25rem',
    // The mark as on the merchant's own pages, on any background.
    '& > :not(div)': {
      boxSize: '2.25rem',
      fontSize: 'xs',
      '--ct-colors-brand-text': `var(--brand-fill, ${light.brand.fill})`,
      '--ct-colors-surface': light.surface,
    },
    '& > img': { width: 'auto' },
    '& p + p': { fontSize: 'xs', color: 'var(--side-muted)', lineHeight: '1.125rem' },
  },
})

interface BrandProps {
  owner: OfficeOwner | null
  role: string
  narrow?: boolean
}

/** Mark, name and role above the menu. */
export function SideBrand({ owner, role, narrow = false }: BrandProps) {
  return (
    <Brand {...(narrow && { px: '4' })}>
      {owner ? <MerchantMark {...owner} /> : <Bone borderRadius="pill" bg="var(--side-active)" />}
      <chakra.div minWidth="0" {...(narrow && { srOnly: true })}>
        {owner ? (
          <chakra.p truncate fontWeight="semibold" fontSize="cell" color="var(--side-strong)">
            {shortName(owner.name)}
          </chakra.p>
        ) : (
          <Bone width="7rem" bg="var(--side-active)" />
        )}
        <chakra.p truncate>{role}</chakra.p>
      </chakra.div>
    </Brand>
  )
}

/**
 * The background is as high as the page, so that it reaches the window's edge at any scroll
 * position.
 */
const Root = chakra('aside', {
  base: {
    ...sideGround,
    hideBelow: 'lg',
    alignSelf: 'stretch',
    flexShrink: '0',
    width: '15.5rem',
    borderInlineEnd: '1px solid',
    borderColor: 'var(--side-active)',
    transition: 'width 160ms',
    _print: { display: 'none' },
  },
  variants: {
    tone: sideTones,
    narrow: { true: { width: '4.25rem' } },
  },
})

/** The menu itself sticks to the window. */
const Inside = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    display: 'flex',
    flexDirection: 'column',
    // Less what stands above the page: the demonstration's line.
    height: 'calc(100dvh - var(--above-page, 0px))',
    overflowY: 'auto',
    overflowX: 'hidden',
    scrollbarWidth: 'thin',
    scrollbarColor: 'var(--side-active) transparent',
  },
})

const Collapse = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flexShrink: '0',
    minHeight: '11',
    mx: '3',
    mb: '3',
    px: '3',
    borderRadius: 'control',
    color: 'var(--side-muted)',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    transition: 'background-color 120ms, color 120ms',
    _hover: { bg: 'var(--side-active)', color: 'var(--side-text)' },
  },
})

interface AdminSidebarProps extends Omit<OfficeMenuProps, 'onFollow' | 'narrow'>, BrandProps {
  tone: SideTone
  narrow: boolean
  onNarrow: (narrow: boolean) => void
}

/** The menu beside the page, from 1024 px on. */
export function AdminSidebar({
  tone,
  narrow,
  onNarrow,
  owner,
  role,
  ...menu
}: AdminSidebarProps): ReactNode {
  return (
    // Content on the dark background uses the dark theme's colors, including the focus ring.
    <Root tone={tone} narrow={narrow} data-screen-only="" {...(tone === 'dark' && darkInside)}>
      <Inside>
        <SideBrand owner={owner} role={role} narrow={narrow} />
        <OfficeMenu narrow={narrow} {...menu} />
        <Collapse type="button" aria-expanded={!narrow} onClick={() => onNarrow(!narrow)}>
          {narrow ? <ReopenIcon /> : <CollapseIcon />}
          <chakra.span {...(narrow && { srOnly: true })}>
            <FormattedMessage id={narrow ? 'office.nav.expand' : 'office.nav.collapse'} />
          </chakra.span>
        </Collapse>
      </Inside>
    </Root>
  )
}

export const darkInside = { className: 'dark' } as const
