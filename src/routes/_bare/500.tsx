import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { addresses } from '@/rules/addresses/addresses'
import { ServerError } from '@/screens/entry/errors/server-error'

/** A gateway that redirects here can name its request; the address bar is untrusted. */
function readReference({ reference }: Readonly<Record<string, unknown>>) {
  const isOne = typeof reference === 'string' && /^[\w-]{4,64}$/u.test(reference)
  return { reference: isOne ? reference : undefined }
}

export const Route = createFileRoute('/_bare/500')({
  staticData: { address: addresses.serverError },
  validateSearch: readReference,
  component: Page,
})

function Page() {
  const navigate = useNavigate()
  const { reference = null } = Route.useSearch()
  return <ServerError reference={reference} onRetry={() => void navigate({ to: '/' })} />
}
