import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { BrandBlock } from './brand-block'
import { LanguageMenu } from './language-menu'
import { ShellHeader } from './shell-header'
import type { ShellMerchant } from './shell-merchant'
import { ShellPage } from './shell-page'
import type { ShellPreferences } from './shell-preferences'
import { ThemeToggle } from './theme-toggle'

export interface BareLayoutProps extends ShellPreferences {
  /** The merchant if it is cached; these pages make no call for it (decision 17). */
  merchant: ShellMerchant | null
  /** Replaces the merchant. */
  productName: string
  homeLink?: ((content: ReactNode) => ReactNode) | undefined
  children: ReactNode
}

/** Error pages and the printed receipt: language and theme, without other links. */
export function BareLayout({
  merchant,
  productName,
  homeLink,
  locale,
  onLocale,
  theme,
  onTheme,
  children,
}: BareLayoutProps) {
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
          >
            <LanguageMenu locale={locale} onLocale={onLocale} />
            <ThemeToggle theme={theme} onTheme={onTheme} />
          </chakra.div>
        </ShellHeader>
      }
      footer={<chakra.div height="16" data-screen-only="" />}
    >
      {children}
    </ShellPage>
  )
}
