import { formatTags, type Locale } from './locales'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** 1_250_000 → `1.3 MB`; in thousands, as file managers and limits count. */
export function formatSize(locale: Locale, bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return new Intl.NumberFormat(formatTags[locale], {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step)
}
