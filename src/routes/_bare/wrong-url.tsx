import { createFileRoute } from '@tanstack/react-router'
import { addresses } from '@/rules/addresses'
import { WrongUrl } from '@/screens/errors/wrong-url'
import { words } from '../-words'

export const Route = createFileRoute('/_bare/wrong-url')({
  staticData: { address: addresses.wrongUrl },
  loader: () => words('account'),
  component: WrongUrl,
})
