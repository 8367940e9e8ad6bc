import { useSiteMerchantId } from '@/screens/shared/merchant/site'
import { PostingDepartments } from './posting-departments'
import { PostingMerchants } from './posting-merchants'

/** On the root every merchant; a merchant's own site has but one, so that its departments are shown. */
export function PostingReport() {
  const merchantId = useSiteMerchantId()
  return merchantId === null ? <PostingMerchants /> : <PostingDepartments merchantId={merchantId} />
}
