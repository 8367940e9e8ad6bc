import { createContext, type ReactNode, useCallback, useContext } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isSameInput } from '@/api/write'
import { useFormDraft } from './form-draft'

/**
 * What a form sent last, until it is known what became of it. After a reload a change that turns out
 * to be made must not stand in its form as if it were still to be sent (decision 40).
 */
export function useSentForm<Fields extends FieldValues>(name: string, sample: Fields) {
  return useFormDraft(`${name} sent`, sample)
}

type Sent<Fields> = ReturnType<typeof useFormDraft<Fields & object>>

const Forget = createContext<() => void>(() => undefined)

interface SentFormProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields, unknown, Fields>
  sent: Sent<Fields>
  /** Empties the form. */
  onDiscard: () => void
  children: ReactNode
}

export function SentForm<Fields extends FieldValues>(props: SentFormProps<Fields>) {
  const { form, sent, onDiscard, children } = props
  const forget = useCallback(() => {
    const made = sent.read()
    // What was typed since then stays.
    if (made !== null && isSameInput(form.getValues(), made)) onDiscard()
    sent.forget()
  }, [form, sent, onDiscard])
  return <Forget value={forget}>{children}</Forget>
}

/** For the form around: what it sent last was made. */
export const useForgetSent = () => useContext(Forget)
