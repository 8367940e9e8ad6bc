import { chakra } from '@chakra-ui/react/styled-system'
import { type ErrorComponentProps, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiFailure, consequenceOf } from '@/api/failure'
import { actOnFailure } from '@/api-failures'
import { AppFrame } from './-app-frame'
import { ServerError } from '@/screens/errors/server-error'
import { ErrorState } from '@/ui/error-state'

function referenceOf(error: unknown): string | null {
  return error instanceof ApiFailure ? error.requestId : null
}

/** Where a screen should be and its data could not be had: what happened, Retry, reference. */
export function PanelError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const failure = error instanceof ApiFailure ? error : null
  const leads = failure !== null && consequenceOf(failure) !== null
  // A call that was asked ahead said nothing; now that its page is wanted, its failure counts.
  useEffect(() => {
    if (leads) actOnFailure(router, failure)
  }, [leads, failure, router])
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return leads ? null : <ErrorState referenceId={referenceOf(error)} onRetry={retry} />
}

/** When the page itself broke; it stands in for the whole tree, so it brings the frame along. */
export function PageError({ error }: ErrorComponentProps) {
  return (
    <AppFrame>
      <chakra.main px={{ base: '4', sm: '8' }}>
        <ServerError reference={referenceOf(error)} onRetry={() => window.location.reload()} />
      </chakra.main>
    </AppFrame>
  )
}

/** The address /500. */
export function ServerErrorPage() {
  const navigate = useNavigate()
  return <ServerError reference={null} onRetry={() => void navigate({ to: '/' })} />
}
