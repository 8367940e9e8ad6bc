import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { officeKeys } from '@/api/office-keys'
import { recaptchaEventQuery, revealAddress } from '@/api/recaptcha-events'
import type { RecaptchaEvent } from '@/contract/recaptcha/recaptcha-events'
import { useFormats } from '@/i18n/format'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { windowMinutes } from '@/rules/recaptcha/figures'
import { DetailDrawer } from '@/screens/shared/detail/detail-drawer'
import { DrawerBody } from '@/screens/shared/detail/drawer-body'
import { DrawerHead, DrawerPart, PairList } from '@/screens/shared/detail/drawer-part'
import { useOfficePath } from '@/screens/shared/office-path'
import { CodePill } from '@/screens/shared/use-code-words'
import { useWrite } from '@/screens/shared/forms/use-write'
import { useMay } from '@/state/session/use-may'
import { TextLink } from '@/ui/action/text-link'
import { WarningIcon } from '@/ui/display/icons'
import { Stack } from '@/ui/layout/stack'
import { ActionMenu } from '@/ui/overlay/action-menu'
import { actionWords, outcomeWords, refusalWords } from './event-words'
import { useEventActions } from './use-event-actions'
import { useEventTexts } from './use-event-texts'

interface EventDrawerProps {
  /** null: none. */
  id: string | null
  zone: string
  onWithout: () => void
}

/** One try: what is known of it, and what staff may do about its visitor. */
export function EventDrawer({ id, zone, onWithout }: EventDrawerProps) {
  const query = useQuery({ ...recaptchaEventQuery(id ?? ''), enabled: id !== null })
  const { data } = query
  return (
    <DetailDrawer
      open={id !== null}
      onWithout={onWithout}
      title={<FormattedMessage id="recaptcha-events.drawer.title" />}
      {...(data && { footer: <Actions event={data} /> })}
    >
      <DrawerBody
        key={id}
        query={query}
        gone={<FormattedMessage id="recaptcha-events.refused.gone" />}
        icon={<WarningIcon />}
      >
        {(event) => (
          <Stack gap="6">
            <Head event={event} zone={zone} />
            <DrawerPart title={<FormattedMessage id="recaptcha-events.drawer.facts" />}>
              <Facts event={event} zone={zone} />
            </DrawerPart>
          </Stack>
        )}
      </DrawerBody>
    </DetailDrawer>
  )
}

function Head({ event, zone }: { event: RecaptchaEvent; zone: string }) {
  const { instant } = useFormats()
  const texts = useEventTexts()
  return (
    <DrawerHead
      title={<FormattedMessage id={actionWords[event.action].word} />}
      subtitle={[texts.merchant(event), instant(event.at, zone)].filter(Boolean).join(' · ')}
      state={<CodePill words={outcomeWords} code={event.outcome} />}
    />
  )
}

/** The drawer's foot. */
function Actions({ event }: { event: RecaptchaEvent }) {
  const { formatMessage } = useIntl()
  const { actions, notices } = useEventActions()
  const offered = actions(event)
  return (
    <>
      {offered.length > 0 && (
        <ActionMenu
          label={formatMessage({ id: 'recaptcha-events.drawer.actions' })}
          actions={offered}
          button={<FormattedMessage id="list.row.menus" />}
        />
      )}
      {notices}
    </>
  )
}

function Facts({ event, zone }: { event: RecaptchaEvent; zone: string }) {
  const { formatMessage } = useIntl()
  const { instant, count } = useFormats()
  const texts = useEventTexts()
  const facts: readonly (readonly [FactName, ReactNode])[] = [
    ['score', texts.score(event)],
    ['reason', texts.reason(event)],
    ['network', <Address key="network" event={event} />],
    ['country', texts.country(event)],
    ['attempts', count(event.attempts)],
    ['cards', count(event.cards)],
    ['declines', count(event.declines)],
    ['last4', event.last4],
    [
      'bank',
      event.bank === null ? '' : formatMessage({ id: `recaptcha-events.bank.${event.bank}` }),
    ],
    ['payment', event.payment === null ? '' : <PaymentLink key="payment" event={event} />],
    [
      'falsePositive',
      event.false_positive === null
        ? ''
        : formatMessage(
            { id: 'recaptcha-events.falsePositive.by' },
            { name: event.false_positive.by, at: instant(event.false_positive.at, zone) },
          ),
    ],
  ]
  return (
    <PairList>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>
              <FormattedMessage id={factWords[name]} values={{ minutes: windowMinutes }} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </PairList>
  )
}

/** In the list a figure has one word. */
const factWords = {
  score: 'recaptcha-events.column.score',
  reason: 'recaptcha-events.column.reason',
  network: 'recaptcha-events.column.network',
  country: 'recaptcha-events.column.country',
  attempts: 'recaptcha-events.fact.attempts',
  cards: 'recaptcha-events.fact.cards',
  declines: 'recaptcha-events.fact.declines',
  last4: 'recaptcha-events.column.last4',
  bank: 'recaptcha-events.fact.bank',
  payment: 'recaptcha-events.fact.payment',
  falsePositive: 'recaptcha-events.fact.falsePositive',
} as const
type FactName = keyof typeof factWords

/** The masked address, with a button that shows the whole, which is logged. */
function Address({ event }: { event: RecaptchaEvent }) {
  const texts = useEventTexts()
  const mayLook = useMay('warnings.recaptcha-block')
  const [whole, setWhole] = useState<string | null>(null)
  const look = useWrite<string, string>({
    reads: true,
    call: revealAddress,
    invalidates: [officeKeys.audit.all],
    words: refusalWords,
    successMessage: (address) => address,
  })
  if (whole !== null) return <span className="figures">{whole}</span>
  return (
    <>
      <span className="figures">{texts.network(event)}</span>
      {event.is_own && (
        <>
          {' '}
          <FormattedMessage id="recaptcha-events.network.own" />
        </>
      )}{' '}
      {mayLook && event.network !== null && (
        <TextLink asChild inline>
          <button
            type="button"
            aria-disabled={look.pending}
            onClick={() => void look.run(event.id, setWhole)}
          >
            <FormattedMessage id="recaptcha-events.network.show" />
          </button>
        </TextLink>
      )}
      {look.problem !== null && <span role="alert"> {look.problem}</span>}
    </>
  )
}

function PaymentLink({ event: { payment, merchant } }: { event: RecaptchaEvent }) {
  const pathOf = useOfficePath()
  if (payment === null || merchant === null) return null
  const { id: transaction, department_id: department, day } = payment
  return (
    <TextLink asChild>
      <Link
        to={pathOf(officeScreens.dailyTransactions)}
        params={{ merchant: merchant.id, department }}
        search={{ day, transaction }}
      >
        <FormattedMessage id="recaptcha-events.drawer.payment" />
      </Link>
    </TextLink>
  )
}
