import { type CardLanguage, isCardLanguage } from './card-texts'

/** The query of the hosted iFrame tokenizer, as far as the product uses it (product.md 3.1). */
export interface FrameOptions {
  useexpiry: boolean
  /** Text fields for the expiry; otherwise drop-down lists. */
  useexpiryfield: boolean
  usecvv: boolean
  usemonthnames: boolean
  monthnames: readonly string[]
  formatinput: boolean
  cardnumbernumericonly: boolean
  cardinputmaxlength: number
  autofocus: boolean
  orientation: string
  /** A new token each time, also for the same card. */
  unique: boolean
  tokenpropname: string
  enhancedresponse: boolean
  invalidinputevent: boolean
  invalidcreditcardevent: boolean
  invalidcvvevent: boolean
  invalidexpiryevent: boolean
  sendcardtypingevent: boolean
  /** After a pause in typing rather than on blur: for touch screens. */
  tokenizewheninactive: boolean
  inactivityto: number
  selectinputdelay: number
  fullmobilekeyboard: boolean
  labels: { card: string; expiry: string; cvv: string }
  titles: { card: string; month: string; year: string; cvv: string }
  placeholders: { card: string; month: string; year: string; cvv: string }
  css: string
  /** Of the stand-in alone: the language of its own texts. */
  language: CardLanguage
}

const placeholderLength = 60
const maxSelectDelay = 1000

export function readFrameOptions(query: URLSearchParams): FrameOptions {
  const text = (name: string, fallback = '') => query.get(name) ?? fallback
  const flag = (name: string) => text(name).toLowerCase() === 'true'
  const milliseconds = (name: string, fallback: number, most: number) => {
    const number = Number(query.get(name) ?? Number.NaN)
    return Number.isFinite(number) && number >= 0 ? Math.min(number, most) : fallback
  }
  const placeholder = (name: string, fallback = '') =>
    text(name, fallback).slice(0, placeholderLength)
  const labels = {
    card: text('cardlabel', 'Card Number'),
    expiry: text('expirylabel', 'Expiration Date'),
    cvv: text('cvvlabel', 'CVV'),
  }
  const names = text('monthnames').split('-')
  const language = text('lang')
  return {
    useexpiry: flag('useexpiry'),
    useexpiryfield: flag('useexpiry') && flag('useexpiryfield'),
    usecvv: flag('usecvv'),
    usemonthnames: flag('usemonthnames'),
    monthnames: names.length === 12 ? names : englishMonths,
    formatinput: flag('formatinput'),
    cardnumbernumericonly: flag('cardnumbernumericonly'),
    cardinputmaxlength: milliseconds('cardinputmaxlength', 2000, 2000),
    autofocus: flag('autofocus'),
    orientation: text('orientation', 'default'),
    unique: flag('unique'),
    tokenpropname: text('tokenpropname', 'message'),
    enhancedresponse: flag('enhancedresponse'),
    invalidinputevent: flag('invalidinputevent'),
    invalidcreditcardevent: flag('invalidcreditcardevent'),
    invalidcvvevent: flag('invalidcvvevent'),
    invalidexpiryevent: flag('invalidexpiryevent'),
    sendcardtypingevent: flag('sendcardtypingevent'),
    tokenizewheninactive: flag('tokenizewheninactive'),
    inactivityto: milliseconds('inactivityto', 500, 60_000),
    selectinputdelay: milliseconds('selectinputdelay', 0, maxSelectDelay),
    fullmobilekeyboard: flag('fullmobilekeyboard'),
    labels,
    titles: {
      card: text('cardtitle', labels.card),
      month: text('expirymonthtitle', `${labels.expiry}: MM`),
      year: text('expiryyeartitle', `${labels.expiry}: YYYY`),
      cvv: text('cvvtitle', labels.cvv),
    },
    placeholders: {
      card: placeholder('placeholder'),
      month: placeholder('placeholdermonth', 'MM'),
      year: placeholder('placeholderyear', 'YYYY'),
      cvv: placeholder('placeholdercvv'),
    },
    css: text('css'),
    language: isCardLanguage(language) ? language : 'en',
  }
}

const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
