import { createFileRoute } from '@tanstack/react-router'
import { addresses } from '@/rules/addresses'
import { WrongUrl } from '@/screens/errors/wrong-url'
import { PanelError } from '../-error-panel'
import { words } from '../-words'

export const Route = createFileRoute('/_bare/wrong-url')({
  staticData: { address: addresses.wrongUrl },
  loader: () => words('account'),
  component: WrongUrl,
  errorComponent: PanelError,
})
