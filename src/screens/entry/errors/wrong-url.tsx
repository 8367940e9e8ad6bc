import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import { productName } from '@/rules/constants'
import {
  isIpAddress,
  rootAddress,
  tenantAddress,
  tenantHost,
  tenantOf,
} from '@/rules/tenants/hosts'
import { siteLabelFor } from '@/rules/tenants/site-search'
import { PaymentLedAwayNotice } from '@/screens/shared/payment/payment-led-away-notice'
import { Point, Points } from '@/screens/shared/detail/points'
import { demo, demoFrontPage } from '@/state/demo'
import { useViewer } from '@/state/session/viewer'
import { Button } from '@/ui/action/button'
import { LinkButton } from '@/ui/action/link-button'
import { TextLink } from '@/ui/action/text-link'
import { MerchantIcon, TaxIcon, UsersIcon } from '@/ui/display/icons'
import { TextField } from '@/ui/form/fields/text-field'
import { MessagePage } from './message-page'
import { OwnSite } from './own-site'

/**
 * A host without a merchant, titled "Oops!" (specification §2, product.md O3). The root is where
 * people begin who do not know their city's address; elsewhere the address is wrong.
 */
export function WrongUrl() {
  const { site } = useRouter().options.context
  const isDemo = useSnapshot(demo).parts !== null
  const onRoot = tenantOf(site.host) === null
  return (
    <MessagePage
      mark
      title={
        <FormattedMessage id={onRoot ? 'errors.wrongUrl.rootHeading' : 'errors.wrongUrl.heading'} />
      }
      points={<WhoIsThere onRoot={onRoot} />}
      actions={
        // Only the demonstration has a page that lists its cities.
        __MOCK__ &&
        isDemo && (
          <LinkButton variant="outline" href={rootAddress(site, demoFrontPage)}>
            <FormattedMessage id="errors.demo.open" />
          </LinkButton>
        )
      }
    >
      <PaymentLedAwayNotice look="office" />
      <p>
        <FormattedMessage id="errors.wrongUrl.text" />
      </p>
      <OwnSite />
      {/* Below a number there are no names. */}
      {!isIpAddress(site.host) && <FindSite />}
    </MessagePage>
  )
}

const Search = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: { base: 'stretch', sm: 'flex-end' },
    gap: '3',
    fontSize: 'md',
    '& > div': { flex: '1' },
  },
})

/** Leads to the site of the city that is typed: each has its own subdomain. */
function FindSite() {
  const { formatMessage } = useIntl()
  const { site } = useRouter().options.context
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const go = (event: SubmitEvent) => {
    event.preventDefault()
    const label = siteLabelFor(typed)
    setIsMissing(label === null)
    if (label !== null) window.location.assign(demo.carry(tenantAddress(site, label)))
  }
  return (
    <Search onSubmit={go} noValidate>
      <TextField
        label={formatMessage({ id: 'errors.wrongUrl.findLabel' })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        large
        error={isMissing ? formatMessage({ id: 'errors.wrongUrl.findMissing' }) : undefined}
      />
      <Button type="submit">
        <FormattedMessage id="errors.wrongUrl.find" />
      </Button>
    </Search>
  )
}

/** Who may have come here, and where each finds what they look for. */
function WhoIsThere({ onRoot }: { onRoot: boolean }) {
  const { site } = useRouter().options.context
  const { user } = useViewer()
  const example = 'miamicounty'
  return (
    <Points>
      <Point icon={<TaxIcon />} title={<FormattedMessage id="errors.wrongUrl.pay" />}>
        <FormattedMessage
          id="errors.wrongUrl.payText"
          values={{
            example: (
              <TextLink inline href={demo.carry(tenantAddress(site, example))}>
                {tenantHost(site, example)}
              </TextLink>
            ),
          }}
        />
      </Point>
      <Point icon={<MerchantIcon />} title={<FormattedMessage id="errors.wrongUrl.office" />}>
        <FormattedMessage id="errors.wrongUrl.officeText" />
      </Point>
      {onRoot && user === null && (
        <Point
          icon={<UsersIcon />}
          title={
            <FormattedMessage id="errors.wrongUrl.provider" values={{ product: productName }} />
          }
        >
          <TextLink asChild>
            <Link to="/sign-in">
              <FormattedMessage id="errors.wrongUrl.staff" />
            </Link>
          </TextLink>
        </Point>
      )}
    </Points>
  )
}
