import { FormattedMessage, useIntl } from 'react-intl'
import { useReadPage } from '@/screens/shared/list/use-list-page'
import { TabLink } from '@/screens/shared/detail/tab-link'
import { PageHeading } from '@/ui/layout/page-heading'
import { Stack } from '@/ui/layout/stack'
import { Tabs } from '@/ui/layout/tabs'
import { BlockList } from './block-list'
import { EventList } from './event-list'
import { LimitsPanel } from './limits-panel'
import { readRecaptchaSearch, recaptchaTabs } from './recaptcha-search'

/** Programs that pose as visitors, for the provider (product.md A24). */
export function RecaptchaScreen() {
  const { formatMessage } = useIntl()
  const { zone, search, onSearch } = useReadPage(readRecaptchaSearch)
  const { tab: named, ...list } = search
  const tab = named ?? 'events'
  return (
    <>
      <PageHeading
        title={<FormattedMessage id="office.page.admin-warnings-recaptcha" />}
        subtitle={<FormattedMessage id="recaptcha-events.page.lead" />}
      />
      <Stack gap="5">
        <Tabs label={formatMessage({ id: 'office.page.admin-warnings-recaptcha' })}>
          {recaptchaTabs.map((one) => (
            <TabLink
              key={one}
              isCurrent={one === tab}
              search={{ ...list, event: undefined, tab: one === 'events' ? undefined : one }}
            >
              <FormattedMessage id={`recaptcha-events.tab.${one}`} />
            </TabLink>
          ))}
        </Tabs>
        {tab === 'events' && <EventList zone={zone} search={list} onSearch={onSearch} />}
        {tab === 'blocks' && <BlockList zone={zone} />}
        {tab === 'settings' && <LimitsPanel zone={zone} />}
      </Stack>
    </>
  )
}
