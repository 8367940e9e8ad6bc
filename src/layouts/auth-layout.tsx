import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { BrandBlock } from './brand-block'
import { LanguageMenu } from './language-menu'
import {
  MaintenanceBanner,
  type ShownMaintenance,
} from '@/screens/shared/merchant/maintenance-banner'
import { ShellFooter } from './shell-footer'
import { ShellHeader } from './shell-header'
import type { ShellMerchant } from './shell-merchant'
import { ShellPage } from './shell-page'
import type { ShellPreferences } from './shell-preferences'
import { ThemeToggle } from './theme-toggle'

export interface AuthLayoutProps extends ShellPreferences {
  /** null on the root domain, and until the merchant is known. */
  merchant: ShellMerchant | null
  /** The product's name on the root domain; absent while a merchant is loading. */
  productName?: string | undefined
  /** The merchant is loading: its place in the footer is reserved. */
  pending?: boolean
  /** null: no maintenance. */
  maintenance: ShownMaintenance | null
  /** Above the page, below the maintenance: what the city tells everybody. */
  notices?: ReactNode
  homeLink?: ((content: ReactNode) => ReactNode) | undefined
  children: ReactNode
}

/** The layout of the sign-in pages: the merchant, and a single column. */
export function AuthLayout({
  merchant,
  productName,
  pending = false,
  maintenance,
  notices,
  homeLink,
  children,
  ...preferences
}: AuthLayoutProps) {
  return (
    <ShellPage
      header={
        <ShellHeader>
          <BrandBlock merchant={merchant} fallbackName={productName} homeLink={homeLink} />
          <chakra.div
            display="flex"
            alignItems="center"
            flexShrink="0"
            gap={{ base: '1', sm: '4' }}
            me="-3"
            // A menu opened here would close when the loaded page replaces this one.
            inert={pending}
          >
            <LanguageMenu {...preferences} />
            <ThemeToggle {...preferences} />
          </chakra.div>
        </ShellHeader>
      }
      notice={
        <>
          {maintenance && (
            <chakra.div mb="6">
              <MaintenanceBanner {...maintenance} />
            </chakra.div>
          )}
          {notices}
        </>
      }
      footer={<ShellFooter merchant={merchant} pending={pending} />}
    >
      <chakra.div maxWidth="28rem" mx="auto">
        {children}
      </chakra.div>
    </ShellPage>
  )
}
