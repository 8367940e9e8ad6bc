import { renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useAdvanceFromStep } from './use-advance-from-step'

function atStep(step: string) {
  const onStep = vi.fn<(step: string) => void>()
  const hook = renderHook(({ current }) => useAdvanceFromStep(current, onStep), {
    initialProps: { current: step },
  })
  return { ...hook, onStep }
}

describe('a save that is answered', () => {
  it('leads on from the step that shows', () => {
    const { result, onStep } = atStep('rules')
    result.current('users')
    expect(onStep).toHaveBeenCalledExactlyOnceWith('users')
  })

  it('leads nowhere when another step was chosen meanwhile', () => {
    const { result, rerender, onStep } = atStep('rules')
    const lead = result.current
    rerender({ current: 'identity' })
    lead('users')
    expect(onStep).not.toHaveBeenCalled()
  })

  it('leads nowhere when the steps were left meanwhile', () => {
    const { result, unmount, onStep } = atStep('rules')
    const lead = result.current
    unmount()
    lead('users')
    expect(onStep).not.toHaveBeenCalled()
  })
})
