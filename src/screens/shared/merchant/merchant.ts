import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createContext, use } from 'react'
import { merchantInfoQuery } from '@/api/merchants/merchants'
import type { MerchantInfo } from '@/contract/merchants/merchants'
import { tenantOf } from '@/rules/tenants/hosts'
import { lastKnownCity } from '@/state/city-facts'
import { useInLanguage } from './in-language'

/**
 * The answer of merchant-info; the root domain has no merchant, and a call there is answered 400.
 */
export function useMerchantInfo() {
  const { site } = useRouter().options.context
  return useQuery({ ...merchantInfoQuery, enabled: tenantOf(site.host) !== null }).data
}

/** On the root domain: the merchant that the page's own answer names. */
export const MerchantOfPage = createContext<MerchantInfo | null>(null)

/** The merchant of this page, in the visitor's language; null if merchant-info failed to load and the page continued. */
export function useMerchant() {
  const info = useMerchantInfo()
  return useInLanguage(use(MerchantOfPage) ?? info?.data ?? null)
}

/** The number that visitors may call; null: none is known. */
export function useOfficePhone(): string | null {
  const phone = useMerchant()?.phone ?? ''
  return phone === '' ? null : phone
}

/** For the shell alone: until merchant-info is answered, the merchant as the last visit knew it. */
export function useShellMerchant() {
  const { data, isError } = useQuery({ ...merchantInfoQuery, enabled: false })
  return useInLanguage(data?.data ?? (isError ? null : lastKnownCity))
}

/** The maintenance in merchant-info, if any. */
export function useMaintenance() {
  return useInLanguage(useMerchantInfo()?.maintenance ?? null)
}
