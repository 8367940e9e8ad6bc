import { chakra } from '@chakra-ui/react/styled-system'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Department } from '@/contract/departments/departments'
import { outsideAddress } from '@/rules/addresses/outside-link'
import { useOfficePhone } from '@/screens/shared/merchant/merchant'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'
import { useInLanguage } from '@/screens/shared/merchant/in-language'
import { BackLink } from '@/ui/action/back-link'
import { Banner } from '@/ui/feedback/banner'
import { Card } from '@/ui/layout/card'
import { OutsideIcon } from '@/ui/display/icons'
import { LinkButton } from '@/ui/action/link-button'
import { PageHeading } from '@/ui/layout/page-heading'
import { Row, Stack } from '@/ui/layout/stack'

const route = getRouteApi('/_public/url/$department_id')

/**
 * Leads to a vendor's site (product.md P6, "URL Payments"): nothing opens automatically, and only
 * an address on the merchant's list becomes a link.
 */
export function UrlPayments({ host }: { host: string }) {
  const department = useInLanguage(route.useLoaderData())
  // The server has checked it; the page checks again, because it links another site.
  const there = outsideAddress(department.url ?? '')
  const open = department.outside?.link === 'open' && there !== null
  return (
    <>
      <PageHeading
        back={
          <BackLink>
            <Link to="/departments" state={{ list: true }}>
              <FormattedMessage id="departments.page.title" />
            </Link>
          </BackLink>
        }
        title={department.name}
      />
      {department.notice !== null && (
        <chakra.div mb="5">
          <Banner tone="info">{department.notice}</Banner>
        </chakra.div>
      )}
      <Card padded maxWidth="42rem">
        {open ? (
          <Leaving department={department} host={host} there={there} />
        ) : (
          <NoWay department={department} />
        )}
      </Card>
    </>
  )
}

interface LeavingProps {
  department: Department
  host: string
  there: { href: string; host: string }
}

function Leaving({ department, host, there }: LeavingProps) {
  const { vendor, fee, needs } = department.outside ?? {}
  return (
    <Stack gap="5">
      <div>
        <chakra.h2 textStyle="h2">
          <FormattedMessage
            id="url-payments.leaving.title"
            values={{ vendor: vendor ?? there.host }}
          />
        </chakra.h2>
        <chakra.p mt="2" overflowWrap="anywhere">
          <FormattedMessage
            id="url-payments.leaving.text"
            values={{ here: <em>{host}</em>, there: <b>{there.host}</b> }}
          />
        </chakra.p>
      </div>
      <Facts>
        {needs && <Fact name={<FormattedMessage id="url-payments.facts.needs" />}>{needs}</Fact>}
        <Fact name={<FormattedMessage id="url-payments.facts.fee" />}>
          {fee ?? <FormattedMessage id="url-payments.facts.feeUnknown" />}
        </Fact>
        <Fact name={<FormattedMessage id="url-payments.facts.cart" />}>
          <FormattedMessage id="url-payments.facts.cartText" />
        </Fact>
        <Help department={department} />
      </Facts>
      <Row>
        <LinkButton size="lg" href={there.href} target="_blank" rel="noopener noreferrer">
          <FormattedMessage id="url-payments.leaving.goOn" values={{ host: there.host }} />
          <OutsideIcon />
        </LinkButton>
        <LinkButton asChild size="lg" variant="quiet">
          <Link to="/departments" state={{ list: true }}>
            <FormattedMessage id="url-payments.leaving.back" />
          </Link>
        </LinkButton>
      </Row>
      <chakra.p textStyle="help">
        <FormattedMessage id="url-payments.leaving.newTab" />
      </chakra.p>
    </Stack>
  )
}

/** Shown without a link: the address is being checked, or missing. */
function NoWay({ department }: { department: Department }) {
  const none = department.outside?.link === 'none'
  return (
    <Stack gap="5">
      <div>
        <chakra.h2 textStyle="h2">
          <FormattedMessage id={none ? 'url-payments.none.title' : 'url-payments.checking.title'} />
        </chakra.h2>
        <chakra.p mt="2">
          <FormattedMessage id={none ? 'url-payments.none.text' : 'url-payments.checking.text'} />
        </chakra.p>
      </div>
      <Facts>
        <Help department={department} />
      </Facts>
      <Row>
        <LinkButton asChild variant="outline">
          <Link to="/departments" state={{ list: true }}>
            <FormattedMessage id="url-payments.leaving.back" />
          </Link>
        </LinkButton>
      </Row>
    </Stack>
  )
}

function Help({ department }: { department: Department }) {
  const officePhone = useOfficePhone()
  const phone = department.phone ?? officePhone
  if (phone === null) return null
  return (
    <Fact name={<FormattedMessage id="url-payments.facts.help" />}>
      <FormattedMessage
        id="url-payments.facts.call"
        values={{ phone: <PhoneLink phone={phone} /> }}
      />
    </Fact>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    '& dt': { textStyle: 'help' },
  },
})
