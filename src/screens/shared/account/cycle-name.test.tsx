import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import type { CycleLabel } from '@/contract/departments/departments'
import { useCycleName } from './cycle-name'

const ask = vi.hoisted(() => vi.fn<() => Promise<CycleLabel[]>>())
vi.mock('@/api/departments/departments', () => ({
  cycleLabelsQuery: { queryKey: ['labels'], queryFn: ask, retry: false },
}))
const site = vi.hoisted(() => ({ host: '' }))
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({ options: { context: { site } } }),
}))

const nameOf = () => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <IntlProvider locale="en">{children}</IntlProvider>
    </QueryClientProvider>
  )
  return renderHook(() => useCycleName()('F'), { wrapper }).result
}

beforeEach(() => {
  site.host = 'miamicounty.pay.localhost'
})

it('a merchant’s own code is not shown before its label is known', async () => {
  ask.mockResolvedValue([{ code: 'F', label: 'Permit fee', order: 1, roll_type: null }])
  const name = nameOf()
  expect(name.current).toBe('…')
  await waitFor(() => expect(name.current).toBe('Permit fee'))
})

it('a code stands where no label comes', async () => {
  ask.mockRejectedValue(new Error('No answer'))
  const name = nameOf()
  await waitFor(() => expect(name.current).toBe('F'))
})

it('a code stands on the root domain, which has no labels', () => {
  site.host = 'pay.localhost'
  expect(nameOf().current).toBe('F')
})
