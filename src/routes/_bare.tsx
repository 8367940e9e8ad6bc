import { createFileRoute } from '@tanstack/react-router'
import { BareFrame } from './-bare-frame'

export const Route = createFileRoute('/_bare')({
  staticData: { address: null },
  component: BareFrame,
})
