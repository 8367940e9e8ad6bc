import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FormFailure } from './form-bindings'

/** What a form begins with, and what it tells while it is there. */

export function useFailureAtStart(
  failure: FormFailure | null,
  show: (failure: FormFailure) => void,
): void {
  useEffect(() => {
    if (failure !== null) show(failure)
    // Each failure is shown once, when it comes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [failure])
}

export function useTyped<Fields extends FieldValues>(
  form: UseFormReturn<Fields, unknown, Fields>,
  typed: Fields | null,
): void {
  useEffect(() => {
    if (typed !== null) form.reset(typed, { keepDefaultValues: true })
    // Once: what comes later is typed here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [form])
}

export function useDraft<Fields extends FieldValues>(
  form: UseFormReturn<Fields, unknown, Fields>,
  onDraft: ((values: Fields) => void) | undefined,
): void {
  const keep = useEffectEvent(() => onDraft?.(form.getValues()))
  useEffect(() => {
    // A function of our own: an effect's event is not to be handed out.
    const listener = () => keep()
    document.addEventListener('focusout', listener)
    window.addEventListener('pagehide', listener)
    return () => {
      document.removeEventListener('focusout', listener)
      window.removeEventListener('pagehide', listener)
      // A session that ends takes the form away while a field still has focus.
      keep()
    }
  }, [])
}
