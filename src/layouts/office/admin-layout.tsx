import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  cardPointTestSite,
  scrollToTopOffset,
  scrollToTopSpeedMs,
  stickyHeaderOffset,
} from '@/rules/constants'
import { type OfficeGroup, placeOf } from '@/rules/addresses/office-menu'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { ExportSlot } from '@/screens/shared/list/export/export-slot'
import { IconButton } from '@/ui/action/icon-button'
import { MenuIcon, WarningIcon } from '@/ui/display/icons'
import { LiveRegion } from '@/ui/feedback/live-region'
import { ToastRegion } from '@/ui/feedback/toast-region'
import { Pill } from '@/ui/display/pill'
import { ScrollToTop } from '@/ui/layout/scroll-to-top'
import { mainId, SkipLink } from '@/ui/layout/skip-link'
import { useScrolledPast } from '@/ui/layout/use-scrolled-past'
import type { OfficeLink } from './office-menu'
import { AdminSidebar, type OfficeOwner, type SideTone } from './admin-sidebar'
import { Breadcrumbs, type Crumb } from './breadcrumbs'
import { LanguageMenu } from '@/layouts/language-menu'
import {
  MaintenanceBanner,
  type ShownMaintenance,
} from '@/screens/shared/merchant/maintenance-banner'
import { shortName } from '@/layouts/shell-merchant'
import type { ShellPreferences } from '@/layouts/shell-preferences'
import { ThemeToggle } from '@/layouts/theme-toggle'
import { useResizeEnd } from '@/layouts/use-resize-end'
import './office.css'

const AdminDrawer = lazy(async () => ({ default: (await import('./admin-drawer')).AdminDrawer }))

export interface AdminLayoutProps extends ShellPreferences {
  /** null until the merchant is known. */
  owner: OfficeOwner | null
  role: string
  menu: readonly OfficeGroup[]
  /** The name of the address that is shown. */
  current: string | null
  /** The page's own title, for the breadcrumbs of a page below a menu item. */
  pageTitle: string
  link: OfficeLink
  /** Finds a payment from any page; null for who may not. */
  search: ReactNode
  /** The account menu; null once the session is over. */
  account: ReactNode
  /** The merchant's payments go to the processor's test site. */
  isTest: boolean
  /** Notices of work that goes on while one navigates. */
  notices?: ReactNode
  maintenance: ShownMaintenance | null
  /** What each page begins with on paper. */
  paperHead?: ReactNode
  /** Layout config (specification §3). */
  containers: 'fluid' | 'fixed'
  sidebar: SideTone
  narrow: boolean
  onNarrow: (narrow: boolean) => void
  children: ReactNode
}

const Page = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    minHeight: '100dvh',
    // Table heads stick below the header.
    '&:has(header[data-sticky])': { '--sticky-top': { base: '3.75rem', lg: '4.1875rem' } },
  },
})

const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    alignSelf: 'stretch',
    minWidth: '0',
  },
})

const Header = chakra('header', {
  base: {
    bg: 'surface',
    borderBottom: '1px solid',
    borderColor: 'line',
    // Mounted from the start and invisible, so that turning it on moves nothing on the page.
    position: 'sticky',
    top: '-5rem',
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', sm: '3', lg: '4' },
    height: { base: '3.75rem', lg: '4.1875rem' },
    px: { base: '3', sm: '4', lg: '7' },
    '&[data-sticky]': { top: '0', transition: 'top 160ms' },
    _print: { display: 'none' },
  },
})

const Main = chakra('main', {
  base: {
    px: { base: '4', sm: '5', lg: '7' },
    pt: { base: '5', lg: '6' },
    pb: '16',
    outline: 'none',
    // A heading stands above what it names.
    _print: { p: '0', '& :is(h2, h3, header)': { breakAfter: 'avoid' } },
  },
  variants: { containers: { fixed: { maxWidth: 'page' }, fluid: {} } },
})

/** From this width on the sidebar is beside the page (theme.ts, `lg`). */
const wide = '(width >= 64rem)'

/** The office's layout: the menu at the left, on a phone in a drawer; the page beside it, fluid. */
export function AdminLayout(props: AdminLayoutProps) {
  const { owner, role, menu, current, link, sidebar, narrow, onNarrow, children } = props
  const { formatMessage } = useIntl()
  const [drawer, setDrawer] = useState(false)
  const sticky = useScrolledPast(stickyHeaderOffset)
  useResizeEnd(() => {
    if (window.matchMedia(wide).matches) setDrawer(false)
  })
  const { locale, onLocale, theme, onTheme } = props
  const side = { owner, role, groups: menu, current, link, tone: sidebar }
  return (
    <Page data-office="">
      <SkipLink />
      <AdminSidebar {...side} narrow={narrow} onNarrow={onNarrow} />
      {drawer && (
        <LazyBoundary>
          <AdminDrawer
            {...side}
            {...{ locale, onLocale, theme, onTheme }}
            onClose={() => setDrawer(false)}
          />
        </LazyBoundary>
      )}
      <Body>
        <Header data-screen-only="" {...(sticky && { 'data-sticky': '' })}>
          <chakra.div hideFrom="lg">
            <IconButton
              label={formatMessage({ id: 'shell.menu.open' })}
              icon={<MenuIcon />}
              aria-haspopup="dialog"
              onClick={() => setDrawer(true)}
            />
          </chakra.div>
          <chakra.p hideFrom="sm" truncate fontWeight="semibold">
            {owner && shortName(owner.name)}
          </chakra.p>
          <chakra.div hideBelow="sm" minWidth="0">
            <Breadcrumbs crumbs={crumbsFor(props)} />
          </chakra.div>
          <chakra.div
            display="flex"
            alignItems="center"
            flexShrink="0"
            gap={{ base: '1', lg: '3' }}
            ms="auto"
          >
            <ScrollToTop after={scrollToTopOffset} speed={scrollToTopSpeedMs} />
            {props.search}
            {props.isTest && <TestTag />}
            <chakra.div hideBelow="lg" display="flex" alignItems="center" gap="1">
              <LanguageMenu locale={locale} onLocale={onLocale} />
              <ThemeToggle theme={theme} onTheme={onTheme} />
            </chakra.div>
            {props.account}
          </chakra.div>
        </Header>
        <Main id={mainId} tabIndex={-1} containers={props.containers}>
          {props.paperHead}
          {props.maintenance && (
            <chakra.div mb="6">
              <MaintenanceBanner {...props.maintenance} />
            </chakra.div>
          )}
          {children}
        </Main>
        <ExportSlot />
        {props.notices}
      </Body>
      <LiveRegion />
      <ToastRegion />
    </Page>
  )
}

function TestTag() {
  const { formatMessage } = useIntl()
  return (
    <chakra.span title={formatMessage({ id: 'office.environment.about' })} whiteSpace="nowrap">
      <Pill tone="due" icon={<WarningIcon />}>
        <chakra.span hideFrom="sm">
          <FormattedMessage id="office.environment.short" />
        </chakra.span>
        <chakra.span hideBelow="sm">
          <FormattedMessage id="office.environment.test" values={{ site: cardPointTestSite }} />
        </chakra.span>
      </Pill>
    </chakra.span>
  )
}

/** Group / item, and the page's title for a page below the item. */
function crumbsFor({ menu, current, pageTitle, link }: AdminLayoutProps): Crumb[] {
  const place = current === null ? null : placeOf(menu, current)
  if (!place) return [{ key: 'page', content: pageTitle }]
  const { group, item, below } = place
  const label = <FormattedMessage id={`office.menu.${item.key}`} />
  return [
    ...(group === null
      ? []
      : [{ key: group, content: <FormattedMessage id={`office.group.${group}`} /> }]),
    { key: item.key, content: below ? link(item.path, {}, label) : label },
    ...(below ? [{ key: 'page', content: pageTitle }] : []),
  ]
}
