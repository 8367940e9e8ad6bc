import { useFormats } from '@/i18n/format'

interface MoneyProps {
  cents: number
}

/** An amount in the reader's language that never breaks. Tables and sums set its figures in columns. */
export function Money({ cents }: MoneyProps) {
  const { money } = useFormats()
  return <span style={nowrap}>{money(cents)}</span>
}

const nowrap = { whiteSpace: 'nowrap' } as const
