import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { hasAddedCall } from '@/api/added-calls'
import { NotAllowed } from '@/screens/shared/failure/not-allowed'
import { NotOffered } from '@/screens/shared/failure/not-offered'
import { useMay } from '@/state/session/use-may'
import { BackLink } from '@/ui/action/back-link'
import { PageHeading } from '@/ui/layout/page-heading'
import type { MaintenanceSearch } from './maintenance-search'
import { WindowForm } from './window-form'

export interface WindowPageProps {
  /** The list that it leads back to. */
  list: Omit<MaintenanceSearch, 'window'>
  onClose: () => void
}

export function NewWindow({ list, onClose }: WindowPageProps) {
  const mayPlan = useMay('maintenance.edit')
  return (
    <>
      <PageHeading
        back={
          <BackLink>
            <WindowsLink list={list} />
          </BackLink>
        }
        title={<FormattedMessage id="maintenance-windows.form.new" />}
      />
      {!mayPlan ? (
        <NotAllowed />
      ) : hasAddedCall('createMaintenanceWindow') ? (
        <WindowForm row={null} onClose={onClose} />
      ) : (
        <NotOffered />
      )}
    </>
  )
}

/** Back to the list, with its filters and page. */
export function WindowsLink({ list, ...link }: Pick<WindowPageProps, 'list'>) {
  return (
    <Link to="/admin/maintenance" search={list} {...link}>
      <FormattedMessage id="maintenance-windows.form.all" />
    </Link>
  )
}
