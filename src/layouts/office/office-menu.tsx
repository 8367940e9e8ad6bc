import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentType, type ReactNode, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { accordionSlideMs } from '@/rules/constants'
import type {
  OfficeGroup,
  OfficeGroupKey,
  OfficeItem,
  OfficeItemKey,
} from '@/rules/addresses/office-menu'
import {
  BankIcon,
  CardIcon,
  DashboardIcon,
  ExpandIcon,
  ImportIcon,
  MaintenanceIcon,
  MerchantIcon,
  NotificationIcon,
  SearchIcon,
  UserSearchIcon,
  UsersIcon,
  WarningIcon,
} from '@/ui/display/icons'

const icons: Record<OfficeItemKey, ComponentType> = {
  dashboard: DashboardIcon,
  'search-for-bill': SearchIcon,
  'posting-report': BankIcon,
  'transaction-report': CardIcon,
  imports: ImportIcon,
  notifications: NotificationIcon,
  users: UsersIcon,
  merchants: MerchantIcon,
  'user-search': UserSearchIcon,
  'all-notifications': NotificationIcon,
  warnings: WarningIcon,
  maintenance: MaintenanceIcon,
}

const Root = chakra('nav', {
  base: {
    flex: '1 1 auto',
    px: '3',
    pb: '4',
    '& [data-group]': { mt: '3' },
    '& [data-group] > button': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      width: '100%',
      minHeight: '8',
      px: '3',
      borderRadius: 'control',
      color: 'var(--side-muted)',
      fontSize: 'xs',
      fontWeight: 'medium',
      '--icon-size': '0.875rem',
      '& > svg': { opacity: 0, transition: 'transform 120ms, opacity 120ms' },
      '&:is(:hover, :focus-visible, [aria-expanded=false]) > svg': { opacity: 1 },
      '&[aria-expanded=false] > svg': { transform: 'rotate(-90deg)' },
    },
    '& [data-slide]': {
      display: 'grid',
      gridTemplateRows: '1fr',
      transition: `grid-template-rows ${accordionSlideMs}ms`,
      '&[data-closed]': { gridTemplateRows: '0fr' },
      // Room for the focus ring, which the clipped box would cut.
      '& > ul': { overflow: 'hidden', minHeight: '0', mx: '-3', px: '3', py: '1', my: '-1' },
    },
    '& li > a': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '2.5625rem',
      px: '3',
      borderRadius: 'control',
      fontSize: 'cell',
      transition: 'background-color 120ms, color 120ms',
      _hover: { bg: 'var(--side-active)' },
    },
    '& li > a[aria-current]': {
      bg: 'var(--side-active)',
      color: 'var(--side-strong)',
      fontWeight: 'medium',
      _before: {
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        insetInlineStart: '0',
        width: '3px',
        borderRadius: '8px 0 0 8px',
        bg: 'brand.fill',
      },
      _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
  variants: {
    /** Icons only; the labels are for screen readers and tooltips. */
    narrow: {
      true: {
        '& [data-group]': {
          borderTop: '1px solid',
          borderColor: 'var(--side-active)',
          pt: '3',
        },
        '& [data-group] > button, & li > a > span': {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
        '& [data-group] > button': { display: 'none' },
      },
    },
  },
})

/** Renders a link; content and attributes come from the menu. */
export type OfficeLink = (path: string, attributes: LinkAttributes, content: ReactNode) => ReactNode

interface LinkAttributes {
  title?: string
  /** `true`: the page is one below the link's. */
  'aria-current'?: 'page' | 'true'
  onClick?: () => void
}

export interface OfficeMenuProps {
  groups: readonly OfficeGroup[]
  /** The name of the address that is shown. */
  current: string | null
  link: OfficeLink
  narrow?: boolean
  /** Called when a link is pressed, to close the drawer. */
  onFollow?: (() => void) | undefined
}

/** The office's menu: the items that the role may open, in groups that fold. */
export function OfficeMenu({ groups, ...items }: OfficeMenuProps) {
  const { formatMessage } = useIntl()
  return (
    <Root narrow={items.narrow} aria-label={formatMessage({ id: 'office.nav.label' })}>
      {groups.map(({ key, items: list }) =>
        key === null ? (
          <Items key="first" list={list} {...items} />
        ) : (
          <Fold key={key} name={key} list={list} {...items} />
        ),
      )}
    </Root>
  )
}

interface ItemsProps extends Omit<OfficeMenuProps, 'groups'> {
  list: readonly OfficeItem[]
}

function Fold({ name, ...items }: ItemsProps & { name: OfficeGroupKey }) {
  const id = useId()
  const [folded, setFolded] = useState(false)
  // A collapsed menu has no group headings to unfold.
  const closed = folded && items.narrow !== true
  return (
    <div data-group="">
      <button
        type="button"
        aria-expanded={!closed}
        aria-controls={id}
        onClick={() => setFolded(!folded)}
      >
        <FormattedMessage id={`office.group.${name}`} />
        <ExpandIcon />
      </button>
      <div id={id} data-slide="" inert={closed} {...(closed && { 'data-closed': '' })}>
        <Items {...items} />
      </div>
    </div>
  )
}

function Items({ list, current, link, narrow = false, onFollow }: ItemsProps) {
  const { formatMessage } = useIntl()
  return (
    <ul>
      {list.map(({ key, path, own, below }) => {
        const Icon = icons[key]
        const label = formatMessage({ id: `office.menu.${key}` })
        const isPage = current !== null && own.includes(current)
        const isBelow = current !== null && below.includes(current)
        const attributes: LinkAttributes = {
          ...(narrow && { title: label }),
          ...((isPage || isBelow) && { 'aria-current': isPage ? 'page' : 'true' }),
          ...(onFollow && { onClick: onFollow }),
        }
        const content = (
          <>
            <Icon />
            <span>{label}</span>
          </>
        )
        return <li key={key}>{link(path, attributes, content)}</li>
      })}
    </ul>
  )
}
