import { createFileRoute, redirect } from '@tanstack/react-router'
import { addresses } from '@/rules/addresses'

export const Route = createFileRoute('/')({
  staticData: { address: addresses.home },
  // The guard has already sent a host without a subdomain to /wrong-url (specification §2).
  loader: () => {
    throw redirect({ to: '/departments', replace: true })
  },
})
