import { useFormats } from '@/i18n/format'
import { NoBreak } from './no-break'

interface MoneyProps {
  cents: number
}

/** An amount in the reader's language. Tables and sums set its figures in columns. */
export function Money({ cents }: MoneyProps) {
  const { money } = useFormats()
  return <NoBreak>{money(cents)}</NoBreak>
}
