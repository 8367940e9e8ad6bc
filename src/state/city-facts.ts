import * as v from 'valibot'
import { type MerchantInfo, merchantInfo } from '@/contract/merchants/merchants'
import { storedJson } from './storage'

const store = storedJson('local', 'city-facts', v.nullable(merchantInfo), null)

/**
 * The city's public facts as the last visit knew them: the shell shows them until merchant-info is
 * answered, and nothing else may. The demonstration keeps none, because its world may have been
 * replaced since, or be a tab's own.
 */
export const lastKnownCity = __MOCK__ ? null : store.read()

/** null: the city is switched off, so that nothing of it is shown next time. */
export function keepCity(city: MerchantInfo | null): void {
  if (!__MOCK__) store.write(city)
}
