import { getSettings, listDomains } from '@/contract/merchants/merchant-settings'
import { getIframeUrls } from '@/contract/payments/iframe-urls'
import { getMerchantInfo } from '@/contract/merchants/merchants'
import { tenantOf as tenantLabelOf } from '@/rules/tenants/hosts'
import { reads, type Handlers } from '@mocks/cloud/handler'
import { maintenanceOf } from '@mocks/world/maintenance'
import { siteNotices } from '@mocks/handlers/notifications/site-notices'
import { merchantFor, tenantOf } from '@mocks/handlers/scope'
import { closureNotices } from './closure-notices'
import { takenDomains } from './merchant-checks'
import { publicInfo, shownMerchant } from './merchant-view'

export const merchantHandlers: Handlers<
  'getMerchantInfo' | 'getIframeUrls' | 'getSettings' | 'listDomains'
> = {
  getMerchantInfo: reads(getMerchantInfo, (context) => {
    const row = tenantOf(context).merchant()
    const maintenance = maintenanceOf(context.world, row.id, context.now)
    const notices = [
      ...closureNotices(context.world, tenantOf(context), context.now),
      ...siteNotices(context.world, tenantOf(context), context.now),
    ]
    const isOld = tenantLabelOf(context.request.url.host) !== row.sub_domain
    return {
      data: publicInfo(row),
      ...(maintenance && { maintenance }),
      ...(notices.length > 0 && { notices }),
      ...(isOld && { moved_to: row.sub_domain }),
    }
  }),

  getIframeUrls: reads(getIframeUrls, (context) => {
    tenantOf(context)
    const origin = context.services.cardFieldsOrigin(context.request.url)
    return { data: { card: `${origin}/card-fields/index.html` } }
  }),

  getSettings: reads(getSettings, (context, { params }) => {
    const tenant = merchantFor(context, params.id)
    return { data: shownMerchant(context.world, tenant.merchant()) }
  }),

  listDomains: reads(listDomains, ({ world }) => ({
    data: takenDomains(world),
  })),
}
