import { createFileRoute } from '@tanstack/react-router'
import { addresses } from '@/rules/addresses'
import { ServerErrorPage } from '../-error-panel'

export const Route = createFileRoute('/_bare/500')({
  staticData: { address: addresses.serverError },
  component: ServerErrorPage,
})
