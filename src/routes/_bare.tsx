import { createFileRoute } from '@tanstack/react-router'
import { BareFrame } from '@/app/frames/bare-frame'

export const Route = createFileRoute('/_bare')({
  staticData: { address: null },
  component: BareFrame,
})
