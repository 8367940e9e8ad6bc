import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FormFailure } from './form-bindings'

/** A form's initial draft and failure, and the reporting of its values. */

export function useFailureAtStart(
  failure: FormFailure | null,
  show: (failure: FormFailure) => void,
): void {
  useEffect(() => {
    if (failure !== null) show(failure)
    // Each failure is shown once, when it arrives.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [failure])
}

export function useTyped<Fields extends FieldValues>(
  form: UseFormReturn<Fields, unknown, Fields>,
  typed: Fields | null,
): void {
  useEffect(() => {
    if (typed !== null) form.reset(typed, { keepDefaultValues: true })
    // Once, because later changes are typed here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [form])
}

export function useDraft<Fields extends FieldValues>(
  form: UseFormReturn<Fields, unknown, Fields>,
  onDraft: ((values: Fields) => void) | undefined,
): void {
  const keep = useEffectEvent(() => onDraft?.(form.getValues()))
  useEffect(() => {
    // A plain function, because an effect event must not be passed on.
    const listener = () => keep()
    document.addEventListener('focusout', listener)
    window.addEventListener('pagehide', listener)
    return () => {
      document.removeEventListener('focusout', listener)
      window.removeEventListener('pagehide', listener)
      // The session's end removes the form while a field still has focus.
      keep()
    }
  }, [])
}
