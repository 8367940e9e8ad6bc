import type { User } from '@/contract/people/users'
import { EbillingTab } from './ebilling-tab'
import { HistoryTab } from './history/history-tab'
import { LinkedTab } from './linked-tab'
import { NotificationsTab } from './notifications-tab'
import type { CitizenTabName, ProfileParams } from './profile-params'

interface CitizenTabProps {
  tab: CitizenTabName
  user: User
  params: ProfileParams
}

/** The tabs of citizens only, in a script of their own. */
export function CitizenTab({ tab, user, params }: CitizenTabProps) {
  switch (tab) {
    case 'linked':
      return <LinkedTab />
    case 'ebilling':
      return <EbillingTab user={user} />
    case 'notifications':
      return <NotificationsTab />
    case 'history':
      return <HistoryTab id={user.id} params={params} />
  }
}
