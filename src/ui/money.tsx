import { useFormats } from '@/i18n/format'

interface MoneyProps {
  cents: number
}

/** An amount in the reader's language, with figures of one width that never break. */
export function Money({ cents }: MoneyProps) {
  const { money } = useFormats()
  return (
    <span className="figures" style={nowrap}>
      {money(cents)}
    </span>
  )
}

const nowrap = { whiteSpace: 'nowrap' } as const
