import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Bill } from '@/contract/bills/bills'
import type { PaymentSettings } from '@/contract/departments/payment-settings'
import {
  amountChoices,
  type AmountResult,
  checkOtherAmount,
  type Choice,
  type ChoiceKind,
  type InstallmentAmount,
  type RuleId,
} from '@/rules/bills/amounts'
import { decimalMark } from '@/i18n/decimal-mark'
import { useAmountInLanguage } from '@/i18n/use-amount-in-language'

type Refusal = Extract<AmountResult, { ok: false }>

export interface AmountChoice {
  choices: Choice[]
  rule: RuleId | null
  chosen: Choice | null
  choose: (kind: ChoiceKind) => void
  /** The typed other amount, unchanged. */
  text: string
  type: (text: string) => void
  /** The field was left. */
  leave: () => void
  problem: Refusal | null
  /** The amount to pay; null while the other amount is invalid. */
  amount_cents: number | null
  /** The installments that the amount pays, or null after its error is shown. */
  take: () => InstallmentAmount[] | null
}

/** The chosen amount of a bill; the rules are in rules/amounts.ts. */
export function useAmountChoice(bill: Bill, settings: PaymentSettings): AmountChoice {
  const { locale } = useIntl()
  const { choices, rule } = amountChoices(bill, settings)
  const [kind, setKind] = useState<ChoiceKind | null>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Refusal | null>(null)
  useAmountInLanguage(text, setText)

  const chosen = choices.find((choice) => choice.kind === kind) ?? choices[0] ?? null
  const isOther = chosen?.kind === 'other'
  const check = (typed: string) => checkOtherAmount(typed, bill, settings, decimalMark(locale))
  const judge = (typed: string): AmountResult => {
    const result = check(typed)
    setProblem(result.ok ? null : result)
    return result
  }
  const typed = isOther ? check(text) : null

  return {
    choices,
    rule,
    chosen,
    choose: (next) => {
      setKind(next)
      setProblem(null)
    },
    text,
    type: (next) => {
      setText(next)
      // On input only for a field already in error (decision 11).
      if (problem !== null) judge(next)
    },
    leave: () => {
      if (text.trim() !== '') judge(text)
    },
    problem,
    amount_cents: isOther
      ? typed?.ok
        ? typed.amount_cents
        : null
      : (chosen?.amount_cents ?? null),
    take: () => {
      if (!isOther) return chosen?.installments ?? null
      const result = judge(text)
      return result.ok ? result.installments : null
    },
  }
}
