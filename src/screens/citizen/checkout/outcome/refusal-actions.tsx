import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { minutesAndSeconds } from '@/rules/time/countdown'
import { ownReceipt } from '@/state/cart/attempts'
import { Button } from '@/ui/action/button'
import { LinkButton } from '@/ui/action/link-button'
import { TextLink } from '@/ui/action/text-link'
import { OutcomeLinks } from './outcome'
import type { Refusal } from '@/screens/shared/payment/refusal'
import type { SaidRefusal } from './refusal-words'
import type { Decisions } from '@/screens/citizen/checkout/use-decisions'
import { useSecondsLeft } from '@/screens/citizen/checkout/use-seconds-left'

interface RefusalActionsProps {
  refusal: SaidRefusal
  decisions: Decisions
  byCard: boolean
  /** Shows the form again: the card is to be entered. */
  onForm: () => void
  /** Pays with what was entered before; null: there is nothing to pay with any more. */
  pay: ReactNode
}

/** The one best next step after a refusal as the button, and the other ways as links under it. */
export function RefusalActions(props: RefusalActionsProps) {
  const { refusal, decisions, byCard } = props
  switch (refusal.kind) {
    case 'declined':
      return byCard ? (
        <EnterCard {...props} again={refusal.reason === 'details'} />
      ) : (
        <OtherWayFirst decisions={decisions} />
      )
    case 'partial':
      return <EnterCard {...props} again={false} />
    case 'card':
      return <EnterCard {...props} again />
    case 'timed_out':
      return byCard ? (
        <EnterCard {...props} again />
      ) : (
        <>
          {props.pay}
          <Others decisions={decisions} />
        </>
      )
    case 'too_many':
      return <Wait {...props} until={refusal.until} />
    case 'challenge':
      return props.pay ?? <EnterCard {...props} again />
    case 'duplicate':
      return <PaidBefore {...props} refusal={refusal} />
    case 'quote_changed':
      return <AcceptQuote decisions={decisions} refusal={refusal} />
    case 'bill_changed':
      return (
        <Button size="lg" wide onClick={decisions.acceptBill}>
          <FormattedMessage id="checkout.refused.billAccept" />
        </Button>
      )
    case 'payments_off':
    case 'site_off':
    case 'not_allowed':
    case 'blocked':
      return <Back decisions={decisions} />
  }
}

function Back({ decisions }: { decisions: Decisions }) {
  return (
    <Button size="lg" wide variant="outline" onClick={decisions.close}>
      <FormattedMessage id="checkout.refused.back" />
    </Button>
  )
}

function EnterCard({ decisions, onForm, again }: RefusalActionsProps & { again: boolean }) {
  return (
    <>
      <Button size="lg" wide onClick={onForm}>
        <FormattedMessage
          id={again ? 'checkout.refused.cardAgain' : 'checkout.refused.anotherCard'}
        />
      </Button>
      <Others decisions={decisions} />
    </>
  )
}

/** The bank refused the account, which can only be changed a step before. */
function OtherWayFirst({ decisions }: { decisions: Decisions }) {
  const { otherWay } = decisions
  if (otherWay === null) return <Back decisions={decisions} />
  return (
    <>
      <Button size="lg" wide onClick={otherWay.choose}>
        {otherWay.words}
      </Button>
      <Links>
        <BackLink decisions={decisions} />
      </Links>
    </>
  )
}

function Others({ decisions }: { decisions: Decisions }) {
  const { otherWay } = decisions
  return (
    <Links>
      {otherWay && (
        <TextLink asChild>
          <button type="button" onClick={otherWay.choose}>
            {otherWay.words}
          </button>
        </TextLink>
      )}
      <BackLink decisions={decisions} />
    </Links>
  )
}

function BackLink({ decisions }: { decisions: Decisions }) {
  return (
    <TextLink asChild>
      <button type="button" onClick={decisions.close}>
        <FormattedMessage id="checkout.refused.back" />
      </button>
    </TextLink>
  )
}

function Links({ children }: { children: ReactNode }) {
  return (
    <OutcomeLinks flexBasis="100%" mt="-1" mb="-2">
      {children}
    </OutcomeLinks>
  )
}

function Wait(props: RefusalActionsProps & { until: number }) {
  const left = useSecondsLeft(props.until)
  return left === 0 ? (
    <>
      <Button size="lg" wide onClick={props.onForm}>
        <FormattedMessage
          id={props.byCard ? 'checkout.refused.cardAgain' : 'checkout.refused.tryAgain'}
        />
      </Button>
      <Links>
        <BackLink decisions={props.decisions} />
      </Links>
    </>
  ) : (
    <>
      {/* Not announced each second: the text above has said how long it is. */}
      <Countdown role="timer" className="figures">
        <FormattedMessage id="checkout.refused.wait" values={{ time: minutesAndSeconds(left) }} />
      </Countdown>
      <Links>
        <BackLink decisions={props.decisions} />
      </Links>
    </>
  )
}

const Countdown = chakra('p', {
  base: { flexBasis: '100%', textAlign: 'center', fontWeight: 'medium', color: 'fg.muted' },
})

type Of<Kind extends Refusal['kind']> = Extract<Refusal, { kind: Kind }>

/** Seeing what was paid comes first; paying it a second time has to be meant. */
function PaidBefore({
  refusal: { earlier },
  decisions: { remove },
  pay,
  onForm,
}: RefusalActionsProps & { refusal: Of<'duplicate'> }) {
  // The server tells a signed-in payer; a guest's tab knows what it paid itself.
  const receipt = earlier && (earlier.receipt_id ?? ownReceipt(earlier.at))
  return (
    <>
      {receipt !== null && (
        <LinkButton asChild size="lg" wide>
          <Link to="/print-receipt/$id" params={{ id: receipt }}>
            <FormattedMessage id="checkout.refused.seeReceipt" />
          </Link>
        </LinkButton>
      )}
      {remove && (
        <Button size="lg" wide variant={receipt === null ? 'fill' : 'outline'} onClick={remove}>
          <FormattedMessage id="checkout.refused.remove" />
        </Button>
      )}
      <SecondPayment>
        {pay ?? (
          <TextLink asChild>
            <button type="button" onClick={onForm}>
              <FormattedMessage id="checkout.refused.cardAgain" />
            </button>
          </TextLink>
        )}
      </SecondPayment>
    </>
  )
}

const SecondPayment = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    flexBasis: '100%',
    gap: '3',
    mt: '1',
    pt: '4',
    borderTop: '1px solid',
    borderColor: 'line',
  },
})

function AcceptQuote({
  decisions,
  refusal: { quote },
}: {
  decisions: Decisions
  refusal: Of<'quote_changed'>
}) {
  const { money } = useFormats()
  return (
    <>
      <Button size="lg" wide onClick={decisions.acceptQuote}>
        {quote ? (
          <FormattedMessage
            id="checkout.refused.quoteAccept"
            values={{ now: money(quote.total_cents) }}
          />
        ) : (
          <FormattedMessage id="checkout.refused.quoteAsk" />
        )}
      </Button>
      <Links>
        <BackLink decisions={decisions} />
      </Links>
    </>
  )
}
