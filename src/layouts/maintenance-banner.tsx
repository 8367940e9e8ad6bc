import { FormattedMessage } from 'react-intl'
import { Banner } from '@/ui/feedback/banner'

interface MaintenanceBannerProps {
  /** The merchant's own text; ours if there is none (specification §1). */
  message: string | null
}

/** Shown on every page while merchant-info says that maintenance is on. */
export function MaintenanceBanner({ message }: MaintenanceBannerProps) {
  return (
    <Banner tone="due" title={<FormattedMessage id="shell.maintenance.title" />}>
      <p>{message ?? <FormattedMessage id="shell.maintenance.message" />}</p>
    </Banner>
  )
}
