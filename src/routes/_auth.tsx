import { createFileRoute } from '@tanstack/react-router'
import { AuthFrame } from '@/app/frames/auth-frame'

export const Route = createFileRoute('/_auth')({
  staticData: { address: null },
  component: AuthFrame,
})
