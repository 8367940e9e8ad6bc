import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useSite } from '@/screens/shared/merchant/site'

interface ReceiptLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'id'> {
  receipt: string
  /** Its merchant's id, which the root domain must be told (decision 19); null: the site's own. */
  merchant: string | null
  target?: '_blank'
}

/** To a receipt, on the host where the viewer is signed in. */
export function ReceiptLink({ receipt, merchant, ...anchor }: ReceiptLinkProps) {
  const { isTenant } = useSite()
  return (
    <Link
      to="/print-receipt/$id"
      params={{ id: receipt }}
      search={isTenant || merchant === null ? {} : { merchant }}
      {...anchor}
    />
  )
}
