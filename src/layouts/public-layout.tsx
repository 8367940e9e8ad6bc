import { type ReactNode } from 'react'
import { BrandBlock } from './brand-block'
import { CartButton, type CartSummary } from './cart-button'
import { LanguageMenu } from './language-menu'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import type { ShownMaintenance } from '@/screens/shared/merchant/maintenance-banner'
import { lazyUi } from '@/ui/theme/late-ui'
import { PhoneMenu } from './phone-menu'
import { ShellFooter } from './shell-footer'
import { ShellHeader } from './shell-header'
import type { ShellMerchant } from './shell-merchant'
import { ShellPage } from './shell-page'
import type { ShellPreferences } from './shell-preferences'
import { ThemeToggle } from './theme-toggle'
import './shell.css'

// Rare, so it is not on the first screen.
const MaintenanceBanner = lazyUi(
  async () => (await import('@/screens/shared/merchant/maintenance-banner')).MaintenanceBanner,
)

export interface PublicLayoutProps extends ShellPreferences {
  /** null while it loads or if it failed to load. */
  merchant: ShellMerchant | null
  /** Replaces a merchant that failed to load. */
  productName?: string | undefined
  /** The merchant is loading: its place in the footer is reserved. */
  pending?: boolean
  /** null: no maintenance. */
  maintenance: ShownMaintenance | null
  /** Above the page, below the maintenance: what the city tells everybody. */
  notices?: ReactNode
  /** null: the visitor may not pay here. */
  cart: CartSummary | null
  onOpenCart: () => void
  /** Opens the receipt lookup; absent where it is not offered. */
  onFindReceipt?: (() => void) | undefined
  /** The sign-in link, or the user's menu; a phone has it in the menu. */
  account?: ReactNode
  phoneAccount?: ((close: () => void) => ReactNode) | undefined
  /** Wraps the merchant's name in the link to the start page. */
  homeLink?: ((content: ReactNode) => ReactNode) | undefined
  children: ReactNode
}

/** The citizen's layout: merchant, language, theme and cart above the page, the office below. */
export function PublicLayout({
  merchant,
  productName,
  pending = false,
  maintenance,
  notices,
  cart,
  onOpenCart,
  onFindReceipt,
  account,
  phoneAccount,
  homeLink,
  locale,
  onLocale,
  theme,
  onTheme,
  children,
}: PublicLayoutProps) {
  const preferences = { locale, onLocale, theme, onTheme }
  return (
    <ShellPage
      header={
        <ShellHeader>
          <BrandBlock merchant={merchant} fallbackName={productName} homeLink={homeLink} />
          <div
            className="shell-controls"
            // A menu opened here would close when the loaded page replaces this one.
            inert={pending}
          >
            <div className="shell-preferences wide-only">
              <LanguageMenu {...preferences} />
              <ThemeToggle {...preferences} />
            </div>
            {cart && <CartButton cart={cart} onOpen={onOpenCart} />}
            {account !== undefined && <div className="wide-only">{account}</div>}
            <div className="phone-only">
              <PhoneMenu
                merchant={merchant}
                account={phoneAccount}
                onFindReceipt={onFindReceipt}
                {...preferences}
              />
            </div>
          </div>
        </ShellHeader>
      }
      notice={
        <>
          {maintenance && (
            <div className="shell-notice">
              <LazyBoundary>
                <MaintenanceBanner {...maintenance} />
              </LazyBoundary>
            </div>
          )}
          {notices}
        </>
      }
      footer={<ShellFooter merchant={merchant} pending={pending} onFindReceipt={onFindReceipt} />}
    >
      {children}
    </ShellPage>
  )
}
