import { createFileRoute } from '@tanstack/react-router'
import { PublicFrame } from '@/app/frames/public-frame'

export const Route = createFileRoute('/_public')({
  staticData: { address: null },
  component: PublicFrame,
})
