import { useMatches, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import { chooseLocale } from '@/i18n/locales'
import { Messages } from '@/i18n/provider'
import { productName } from '@/rules/constants'
import { departmentParam } from '@/rules/addresses/department-param'
import { tenantOf } from '@/rules/tenants/hosts'
import { pageTitle } from '@/rules/addresses/titles'
import { useShellMerchant } from '@/screens/shared/merchant/merchant'
import { useSiteOff } from '@/screens/shared/merchant/use-site-off'
import { config } from '@/state/preferences'
import { announce } from '@/ui/feedback/live-region'
import '@/ui/theme/styles'
import { useBrand } from '@/ui/theme/use-brand'
import { Inactivity } from '@/app/session/inactivity'

/** Every page's theme, language, title, and focus. */
export function AppFrame({ children }: { children: ReactNode }) {
  const { language } = useSnapshot(config)
  return (
    <Messages locale={chooseLocale(language, navigator.languages)}>
      <DocumentTitle />
      {children}
      <Inactivity />
    </Messages>
  )
}

function DocumentTitle() {
  const { formatMessage, messages } = useIntl()
  const { site } = useRouter().options.context
  // An error page makes no call for it (decision 17).
  const merchant = useShellMerchant()
  const match = useMatches().at(-1)
  const address = match?.staticData.address ?? null
  const departmentId = departmentParam(match?.params)
  const { primary_color } = useSnapshot(config)
  // A name that is not a color, such as `green`, falls back to the product's own.
  useBrand(merchant?.brand_color ?? primary_color)

  const isError = address?.access === 'error'
  const isOff = useSiteOff() !== null && !isError
  const page = isOff ? 'site-off.page.title' : address?.title
  const title = useMemo(
    () =>
      // The page's messages may still be loading; until then the title is the product's name.
      page === undefined || !(page in messages)
        ? productName
        : pageTitle({
            product: productName,
            merchantName: merchant?.name ?? null,
            isSubdomain: tenantOf(site.host) !== null,
            page: formatMessage({ id: page }),
            departmentId: isOff ? null : departmentId,
            isErrorPage: isError,
          }),
    [page, isOff, isError, departmentId, formatMessage, merchant, messages, site.host],
  )
  useEffect(() => {
    document.title = title
  }, [title])
  useArrival()
  return null
}

/**
 * Every navigation scrolls to the top, moves focus to the heading and announces the new title; a
 * change of search params is not a navigation (specification §2, decision 2).
 */
function useArrival() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return
        window.scrollTo({ top: 0, behavior: 'instant' })
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
        announce(document.title)
      }),
    [router],
  )
}
