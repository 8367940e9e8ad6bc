import { Link } from '@tanstack/react-router'
import { useViewer } from '@/state/viewer'
import { FindPayment } from '@/screens/office/lookup/find-payment'
import { useSite } from '@/screens/shared/site'
import { useHitLinks } from './use-hit-links'

/** The header's search, with the links of this site. */
export function FindPaymentDialog({ onClose }: { onClose: () => void }) {
  const { subject } = useViewer()
  const { isTenant } = useSite()
  return (
    <FindPayment
      // Another person's hits are theirs.
      key={subject.user_id}
      links={useHitLinks()}
      showMerchant={!isTenant}
      allLink={(q, link) => <Link to="/search-for-bill" search={{ q }} {...link} />}
      onClose={onClose}
    />
  )
}
