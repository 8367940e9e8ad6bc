import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { payForTest } from '@/api/payments/card-point'
import { merchantDepartmentsQuery } from '@/api/reports/dashboard'
import { officeKeys } from '@/api/office-keys'
import { merchantKeys } from '@/api/merchants/merchant-settings'
import { switchSite } from '@/api/merchants/settings-list'
import type { SettingsStep } from '@/contract/merchants/launch'
import type { Merchant } from '@/contract/merchants/merchant-setup'
import { useFormats } from '@/i18n/format'
import { isAnnounced } from '@/rules/departments/department-list'
import { testPaymentCents } from '@/rules/merchants/card-point'
import { launchBlocksOf } from '@/rules/merchants/launch'
import { isDisabled } from '@/rules/tenants/merchant-status'
import { ConfirmWrite } from '@/screens/shared/forms/confirm-write'
import { SwitchingOn } from '@/screens/shared/merchant/switching-on'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { useWrite } from '@/screens/shared/forms/use-write'
import { Loaded } from '@/screens/shared/detail/loaded'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { useMay } from '@/state/session/use-may'
import { LinkButton } from '@/ui/action/link-button'
import { ReasonButton } from '@/ui/action/reason-button'
import { OutsideIcon } from '@/ui/display/icons'
import { Banner } from '@/ui/feedback/banner'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Checklist } from './checklist'

interface ReviewStepProps {
  merchant: Merchant
  onStep: (step: SettingsStep) => void
  /** The address of the merchant's site. */
  siteHref: string
}

/** Step 9: what is done and missing, a test payment, what visitors will see, and the switch. */
export function ReviewStep({ merchant, onStep, siteHref }: ReviewStepProps) {
  return (
    <>
      <FieldGroup title={<FormattedMessage id="go-live.review.checklist" />}>
        <Checklist merchant={merchant} onStep={onStep} />
      </FieldGroup>
      <FieldGroup title={<FormattedMessage id="go-live.review.payment" />}>
        <TestPayment merchant={merchant} />
      </FieldGroup>
      <FieldGroup title={<FormattedMessage id="go-live.review.preview" />}>
        <Preview merchantId={merchant.id} />
      </FieldGroup>
      <FieldGroup
        title={
          <FormattedMessage
            id={isDisabled(merchant) ? 'go-live.review.opening' : 'go-live.review.opened'}
          />
        }
      >
        <Opening merchant={merchant} siteHref={siteHref} />
      </FieldGroup>
    </>
  )
}

function TestPayment({ merchant }: { merchant: Merchant }) {
  const { formatMessage } = useIntl()
  const { instant, money } = useFormats()
  const amount = money(testPaymentCents)
  const zone = useTimeZone()
  const mayPay = useMay('settings.edit')
  const [isApproved, setApproved] = useState<boolean | null>(null)
  const { id, environment, tested_at, launch } = merchant
  const hasAccount = !launchBlocksOf(launch).some(({ code }) => code === 'no-card-point')
  const write = useWrite({
    about: `test payment of ${id}`,
    call: (_, { key }) => payForTest(id, key),
    invalidates: merchantKeys,
    words: {
      codes: { no_card_point: 'go-live.review.noAccount', live: 'go-live.review.paymentLive' },
    },
    done: ({ approved }) => setApproved(approved),
  })
  if (environment !== 'UAT') {
    return (
      <p>
        <FormattedMessage id="go-live.review.paymentLive" />
      </p>
    )
  }
  return (
    <>
      <p>
        <FormattedMessage id="go-live.review.paymentText" values={{ amount }} />{' '}
        {tested_at !== null && (
          <FormattedMessage
            id="go-live.review.testedAt"
            values={{ when: instant(tested_at, zone) }}
          />
        )}
      </p>
      {mayPay && (
        <div>
          <ReasonButton
            variant="outline"
            pending={write.pending}
            disabledReason={hasAccount ? null : formatMessage({ id: 'go-live.review.noAccount' })}
            onClick={() => {
              setApproved(null)
              void write.run()
            }}
          >
            <FormattedMessage id="go-live.review.pay" values={{ amount }} />
          </ReasonButton>
        </div>
      )}
      {isApproved !== null && (
        <Banner tone={isApproved ? 'good' : 'late'} role="status">
          <FormattedMessage
            id={isApproved ? 'go-live.review.approved' : 'go-live.review.declined'}
          />
        </Banner>
      )}
      {write.problem !== null && (
        <Banner tone="late" role="alert">
          {write.problem}
        </Banner>
      )}
    </>
  )
}

const Names = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2.5',
    overflowWrap: 'anywhere',
    '& small': { display: 'block', textStyle: 'help' },
  },
})

/** The departments on the citizens' first page, in their order there. */
function Preview({ merchantId }: { merchantId: string }) {
  return (
    <Loaded
      query={useQuery(merchantDepartmentsQuery(merchantId))}
      skeleton={bones}
      failed={<FormattedMessage id="go-live.review.previewFailed" />}
    >
      {(data) => {
        const listed = data.filter(
          (department) => !department.hidden && (department.status || isAnnounced(department)),
        )
        if (listed.length === 0) {
          return (
            <p>
              <FormattedMessage id="go-live.review.previewNone" />
            </p>
          )
        }
        return (
          <Names>
            {listed.map(({ id, name, description }) => (
              <li key={id}>
                <b>{name}</b>
                <small>{description}</small>
              </li>
            ))}
          </Names>
        )
      }}
    </Loaded>
  )
}

const bones = (
  <Skeleton>
    <Bone height="8rem" />
  </Skeleton>
)

function Opening({ merchant, siteHref }: Pick<ReviewStepProps, 'merchant' | 'siteHref'>) {
  const { formatMessage } = useIntl()
  const maySwitch = useMay('merchants.status')
  const { id, name, launch } = merchant
  const host = siteHref.replace(/^https?:\/\/|\/$/gu, '')
  const isOpen = !isDisabled(merchant)
  const isBlocked = launchBlocksOf(launch).length > 0
  const write = useWrite({
    call: () => switchSite(id, true),
    invalidates: [...merchantKeys, officeKeys.dashboard.all],
    words: { codes: { blocked: 'go-live.review.blockedRefused' } },
    toast: true,
    successMessage: formatMessage({ id: 'go-live.review.enabled' }, { name }),
  })
  return (
    <>
      <p>
        <FormattedMessage
          id={isOpen ? 'go-live.review.isOpen' : 'go-live.review.isOff'}
          values={{ host }}
        />
      </p>
      {isOpen ? (
        <div>
          <LinkButton variant="outline" href={siteHref} target="_blank" rel="noopener">
            <OutsideIcon />
            <FormattedMessage id="go-live.review.visit" />
          </LinkButton>
        </div>
      ) : (
        maySwitch && (
          <div>
            <ReasonButton
              disabledReason={
                isBlocked ? formatMessage({ id: 'go-live.review.enableReason' }) : null
              }
              onClick={() => write.ask()}
            >
              <FormattedMessage id="go-live.review.enable" />
            </ReasonButton>
          </div>
        )
      )}
      <ConfirmWrite
        write={write}
        title={() => <FormattedMessage id="go-live.review.enableTitle" values={{ name }} />}
        verb={<FormattedMessage id="go-live.review.enable" />}
        typed={() => name}
        tone="plain"
      >
        {() => <SwitchingOn {...merchant} host={host} />}
      </ConfirmWrite>
    </>
  )
}
