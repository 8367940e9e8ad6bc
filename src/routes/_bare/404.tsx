import { createFileRoute } from '@tanstack/react-router'
import { addresses } from '@/rules/addresses'
import { NotFound } from '@/screens/errors/not-found'

export const Route = createFileRoute('/_bare/404')({
  staticData: { address: addresses.notFound },
  component: NotFound,
})
