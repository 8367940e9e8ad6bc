import { brandMarks } from './brand-marks'
import { brandOf, cvvLength, digitsOf } from './card-number'
import type { FrameOptions } from './frame-options'
import { type CardInput, type CardPart, type CardStates, firstYear, yearsTaken } from './tokenizer'

type Control = HTMLInputElement | HTMLSelectElement

/** The fields on the page, by part; parts that the query does not ask for are absent. */
export interface Fields {
  readonly number: HTMLInputElement
  read(): CardInput
  fill(input: CardInput): void
  mark(states: CardStates, typingIn: CardPart | null): void
  /** Where the next character belongs: from a whole month to the year, and on to the code. */
  advance(from: EventTarget | null): void
  /** An expiry date in one piece, pasted into the month: false if the text is none. */
  paste(text: string): boolean
  /** The part that an element belongs to. */
  partOf(element: EventTarget | null): CardPart | null
}

/** Element ids are the processor's, because integrators style by id. */
export function buildFields(form: HTMLFormElement, options: FrameOptions): Fields {
  const { labels, titles, placeholders } = options
  const number = entry('ccnumfield', 'cc-number', titles.card, placeholders.card)
  number.maxLength = options.cardinputmaxlength
  if (options.fullmobilekeyboard) number.inputMode = 'text'
  addRow(form, 'cccardlabel', labels.card, [number])
  const marks = brandMarks()
  form.append(marks.box)

  const [month, year] = options.useexpiry ? expiryControls(options) : []
  if (month && year) {
    addRow(form, 'ccexpirylabel', labels.expiry, [month, year])
    if (options.useexpiryfield) form.append(slash())
  }

  const cvv = options.usecvv ? entry('cccvvfield', 'cc-csc', titles.cvv, placeholders.cvv) : null
  if (cvv) {
    cvv.maxLength = 4
    addRow(form, 'cccvvlabel', labels.cvv, [cvv])
  }
  const showBrand = () => marks.show(brandOf(digitsOf(number.value)))
  number.addEventListener('input', showBrand)
  if (month instanceof HTMLInputElement && year instanceof HTMLInputElement) goBack(month, year)

  const controls: Readonly<Record<CardPart, readonly Control[]>> = {
    card: [number],
    expiry: [month, year].filter((control) => control !== undefined),
    cvv: cvv ? [cvv] : [],
  }
  const parts = ['card', 'expiry', 'cvv'] as const
  return {
    number,
    read: () => ({
      number: number.value,
      month: month?.value ?? '',
      year: year?.value ?? '',
      cvv: cvv?.value ?? '',
    }),
    fill(input) {
      number.value = input.number
      if (month) month.value = input.month
      if (year) year.value = input.year
      if (cvv) cvv.value = input.cvv.padEnd(cvvLength(digitsOf(input.number)), '1')
      showBrand()
    },
    advance(from) {
      if (month instanceof HTMLInputElement && from === month) {
        if (/^[2-9]$/.test(month.value)) month.value = `0${month.value}`
        if (month.value.length === 2) jumpTo(year)
      } else if (year instanceof HTMLInputElement && from === year) {
        // "20" is the beginning of 2029, so it waits for the rest.
        if (/^(?!20)\d{2}$|^\d{4}$/.test(year.value)) jumpTo(cvv)
      }
    },
    paste(text) {
      const [, pastedMonth, pastedYear] =
        /^\s*(\d{1,2})\s*[/.-]?\s*(\d{2}|\d{4})\s*$/.exec(text) ?? []
      if (!month || !year || pastedMonth === undefined || pastedYear === undefined) return false
      month.value = pastedMonth.padStart(2, '0')
      year.value = pastedYear
      cvv?.focus()
      return true
    },
    mark(states, typingIn) {
      for (const part of parts) {
        const isWrong = states[part] === 'invalid' && part !== typingIn
        for (const control of controls[part]) {
          control.classList.toggle('error', isWrong)
          control.setAttribute('aria-invalid', String(isWrong))
        }
      }
    },
    partOf: (element) =>
      parts.find((part) => controls[part].some((control) => control === element)) ?? null,
  }
}

function expiryControls(options: FrameOptions): readonly [Control, Control] {
  const { titles, placeholders } = options
  if (options.useexpiryfield) {
    const month = entry('ccexpiryfieldmonth', 'cc-exp-month', titles.month, placeholders.month)
    const year = entry('ccexpiryfieldyear', 'cc-exp-year', titles.year, placeholders.year)
    month.maxLength = 2
    year.maxLength = 4
    return [month, year]
  }
  const months = options.monthnames.map((name, index) => {
    const value = String(index + 1).padStart(2, '0')
    return { value, text: options.usemonthnames ? name : value }
  })
  const years = Array.from({ length: yearsTaken }, (_, ahead) => {
    const value = String(firstYear + ahead)
    return { value, text: value }
  })
  return [
    list('ccexpirymonth', 'cc-exp-month', titles.month, months),
    list('ccexpiryyear', 'cc-exp-year', titles.year, years),
  ]
}

function addRow(form: HTMLElement, id: string, text: string, controls: readonly Control[]): void {
  const label = document.createElement('label')
  label.id = id
  label.htmlFor = controls[0]?.id ?? ''
  label.textContent = text
  const row = document.createElement('div')
  row.className = 'row'
  row.append(...controls)
  form.append(label, row)
}

/** Between month and year, over the one box that they share. */
function slash(): HTMLElement {
  const mark = document.createElement('span')
  mark.id = 'slash'
  mark.ariaHidden = 'true'
  mark.textContent = '/'
  return mark
}

/** Goes on in the next field; a Tab that the payer presses for the same step is ignored. */
function jumpTo(next: Control | null | undefined): void {
  if (!next) return
  next.focus()
  const stop = new AbortController()
  const { signal } = stop
  next.addEventListener(
    'keydown',
    (event) => {
      stop.abort()
      if (event instanceof KeyboardEvent && event.key === 'Tab' && !event.shiftKey) {
        event.preventDefault()
      }
    },
    { signal },
  )
  next.addEventListener('blur', () => stop.abort(), { signal })
}

/** Backspace in an empty year goes on in the month. */
function goBack(month: HTMLInputElement, year: HTMLInputElement): void {
  year.addEventListener('keydown', (event) => {
    if (event.key === 'Backspace' && year.value === '') month.focus()
  })
  month.addEventListener('keydown', (event) => {
    if (event.key !== '/') return
    event.preventDefault()
    if (month.value === '1') month.value = '01'
    if (month.value !== '') year.focus()
  })
}

function entry(id: string, autocomplete: AutoFill, title: string, hint: string): HTMLInputElement {
  const input = document.createElement('input')
  input.id = id
  input.name = id
  input.type = 'text'
  input.inputMode = 'numeric'
  input.autocomplete = autocomplete
  input.spellcheck = false
  input.placeholder = hint
  input.ariaLabel = title
  return input
}

function list(
  id: string,
  autocomplete: AutoFill,
  title: string,
  choices: readonly { value: string; text: string }[],
): HTMLSelectElement {
  const select = document.createElement('select')
  select.id = id
  select.name = id
  select.autocomplete = autocomplete
  select.ariaLabel = title
  select.append(new Option('', ''))
  for (const { value, text } of choices) select.append(new Option(text, value))
  return select
}
