import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { InfoPopover } from '@/ui/overlay/info-popover'
import { UiProvider } from '@/ui/theme/ui-provider'
import { PageHeading } from './page-heading'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('may explain its subtitle', () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const how = <InfoPopover label="What days mean">By the town’s clock</InfoPopover>
  render(
    <UiProvider>
      <PageHeading title="Payments" subtitle={<>May 29, 2026 {how}</>} />
    </UiProvider>,
  )
  expect(screen.getByRole('button', { name: 'What days mean' })).toBeDefined()
  expect(warned.mock.calls).toEqual([])
})
