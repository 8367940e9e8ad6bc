import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Department } from '@/contract/departments/departments'
import type { PaymentType } from '@/contract/departments/payment-types'
import { useFormats } from '@/i18n/format'
import { blindForm } from '@/rules/departments/blind-price'
import { countBills } from '@/rules/cart/cart'
import { decimalMark } from '@/i18n/decimal-mark'
import { useToday } from '@/screens/shared/time/use-today'
import { shownItems } from '@/state/cart/cart'
import { now } from '@/state/clock'
import { Card } from '@/ui/layout/card'
import { FormShell } from '@/ui/form/shell/form-shell'
import { announce } from '@/ui/feedback/live-region'
import { type Added, AddedLine } from './added-line'
import {
  amountIn,
  blindSchema,
  emptyForm,
  isSame,
  lineOf,
  nextForm,
  type Typed,
  typedDraft,
} from './blind-form'
import { EntryFields } from './entry-fields'
import { EntrySide } from './entry-side'
import { useFieldWords } from './use-field-words'
import { useLineInCart } from './use-line-in-cart'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/action/button'

interface EntryFormProps {
  department: Department
  /** null: the list failed to load. */
  types: readonly PaymentType[] | null
  /** The cart, under the amount on wide screens. */
  cart: ReactNode
}

/** The department's fields, and beside them the price and the next step. */
export function EntryForm({ department, types, cart }: EntryFormProps) {
  const { formatMessage, locale } = useIntl()
  const { money } = useFormats()
  const navigate = useNavigate()
  const heading = useId()
  const words = useFieldWords()
  const thisYear = Number(useToday().slice(0, 4))
  const inCart = useLineInCart(department)
  const terms = useMemo(
    () => ({
      form: blindForm(department.payment_settings, types),
      decimal: decimalMark(locale),
      thisYear,
    }),
    [department, types, locale, thisYear],
  )
  const { form } = terms
  const schema = useMemo(() => blindSchema(terms, words), [terms, words])
  const [draft] = useState(() => typedDraft(department.id, form))
  const [empty, setEmpty] = useState(() => emptyForm(form))
  const [typed, setTyped] = useState(draft.read)
  const [added, setAdded] = useState<Added | null>(null)
  /** What the payer was told of, and may add all the same: pressing again does it. */
  const asked = useRef<string | null>(null)

  const add = async (values: Typed, api: UseFormReturn<Typed, unknown, Typed>) => {
    const amount_cents = amountIn(terms, values)
    if (amount_cents === null) return { message: 'blind-payments.form.noPrice' }
    const line = lineOf(department, form, values, {
      id: crypto.randomUUID(),
      amount_cents,
      captured_at: new Date(now()).toISOString(),
    })
    const wanted = JSON.stringify([line.entry, amount_cents])
    if (asked.current !== wanted && inCart.hasRepeated(line, form)) {
      asked.current = wanted
      return { message: 'blind-payments.form.repeated' }
    }
    asked.current = null
    if (!inCart.put(line)) {
      const { most } = inCart
      return { message: formatMessage({ id: 'parcels.results.cartFull' }, { most }) }
    }
    draft.forget()
    setTyped(null)
    const next = nextForm(form, values)
    setEmpty(next)
    api.reset(next)
    if (inCart.single) {
      await navigate({ to: '/checkout', search: { step: 'details' } })
      return undefined
    }
    const facts = { amount: money(amount_cents), added: 1, count: countBills(shownItems()) }
    announce(formatMessage({ id: 'parcels.added.announced' }, facts))
    setAdded((before) => ({ nth: (before?.nth ?? 0) + 1, label: line.label, amount_cents }))
    return undefined
  }

  return (
    <>
      {added !== null && (
        <chakra.div mb="5">
          <AddedLine key={added.nth} added={added} />
        </chakra.div>
      )}
      <FormShell
        schema={schema}
        defaults={empty}
        typed={typed}
        onDraft={(values) => (isSame(values, empty) ? draft.forget() : draft.keep(values))}
        onSubmit={add}
        side={(api) => (
          <Side>
            <EntrySide department={department} api={api} terms={terms} single={inCart.single} />
            {/* On narrow screens the header has the cart, and the page stays short. */}
            <chakra.div display={{ base: 'none', lg: 'contents' }}>{cart}</chakra.div>
          </Side>
        )}
      >
        {(api) => (
          <>
            {typed !== null && (
              <KeptNote
                onDiscard={() => {
                  api.form.reset(empty)
                  draft.forget()
                  setTyped(null)
                }}
              />
            )}
            <Card as="section" aria-labelledby={heading} padded>
              <chakra.h2 id={heading} textStyle="h2" mb="4">
                <FormattedMessage id="blind-payments.form.heading" />
              </chakra.h2>
              <EntryFields api={api} terms={terms} words={words} />
            </Card>
            {inCart.single && (
              <chakra.p textStyle="help">
                <FormattedMessage id="cart.single.text" />
              </chakra.p>
            )}
            <Recheck form={api.form} schema={schema} />
          </>
        )}
      </FormShell>
    </>
  )
}

interface RecheckProps {
  form: UseFormReturn<Typed, unknown, Typed>
  schema: unknown
}

/** Errors are text, so a change of language validates again. */
function Recheck({ form, schema }: RecheckProps) {
  const said = useRef(schema)
  useEffect(() => {
    if (said.current === schema) return
    said.current = schema
    const wrong = Object.keys(form.formState.errors)
    if (wrong.length > 0) void form.trigger(wrong)
  }, [form, schema])
  return null
}

/** One piece that stays in view, in which neither card slides over the other. */
const Side = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    position: { lg: 'sticky' },
    top: '6rem',
    // The cart begins further down here: its foot would cover its lines.
    '& [data-cart-foot]': { position: 'static' },
  },
})

/** Above a form that was filled from a draft (decision 4). */
function KeptNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Banner
      tone="info"
      role="status"
      title={<FormattedMessage id="blind-payments.draft.text" />}
      action={
        <Button variant="outline" size="sm" onClick={onDiscard}>
          <FormattedMessage id="blind-payments.draft.discard" />
        </Button>
      }
    />
  )
}
