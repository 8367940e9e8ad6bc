import type { MessageLanguage } from '@/contract/notifications/notification-message'
import { ownValue } from '@/rules/own-value'

/** Cycles as mails call them; the screens' own words are the same (cycle-words.test.ts). */
const words: Readonly<Record<MessageLanguage, Readonly<Record<string, string>>>> = {
  en: { 1: 'First half', 2: 'Second half', D: 'Delinquent', S: 'Special assessment', M: 'Monthly' },
  es: {
    1: 'Primera mitad',
    2: 'Segunda mitad',
    D: 'En mora',
    S: 'Contribución especial',
    M: 'Mensual',
  },
  de: { 1: 'Erste Rate', 2: 'Zweite Rate', D: 'Rückstand', S: 'Sonderumlage', M: 'Monatlich' },
  ja: { 1: '前期', 2: '後期', D: '滞納', S: '特別賦課金', M: '月額' },
  fr: {
    1: 'Premier versement',
    2: 'Second versement',
    D: 'Arriéré',
    S: 'Contribution spéciale',
    M: 'Mensuel',
  },
}

/** `cycle`: its code; '' where it has no word. */
export const cycleWord = (cycle: string, language: MessageLanguage): string =>
  ownValue(words[language], cycle) ?? ''
