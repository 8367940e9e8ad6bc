import { caretBehind, digitsOf, groupDigits } from './card-number'
import { addDemoNote } from './demo-note'
import { embedderOf, isProduct } from './embedding'
import { buildFields } from './fields'
import { sheetFrom } from './frame-css'
import { readFrameOptions } from './frame-options'
import { type FrameMessage, messageFor, statesOf } from './tokenizer'

/** The document of the stand-in for the processor's hosted card fields (product.md 3.1, 3.3). */

const options = readFrameOptions(new URLSearchParams(window.location.search))
// The labels are in the language that the page asks for.
document.documentElement.lang = options.language
const form = element('tokenform', HTMLFormElement)
const fields = buildFields(form, options)

const embedder = embedderOf(
  // Not every browser has it; otherwise the frame's referrer names the embedding page.
  'ancestorOrigins' in window.location ? [...window.location.ancestorOrigins] : undefined,
  document.referrer,
)

function say(message: FrameMessage): void {
  if (window.parent === window || embedder === null) return
  if (isProduct(embedder, window.location, !__MOCK__)) {
    window.parent.postMessage(JSON.stringify(message), embedder)
  }
}

let lastSaid = ''
let hadToken = false
let isTyping = false

/** Posts the message for the current input, once for the same input. */
function tokenize(): void {
  const input = fields.read()
  const typingIn = options.tokenizewheninactive ? fields.partOf(document.activeElement) : null
  fields.mark(statesOf(input, options), typingIn)
  const message = messageFor(input, options, { typingIn, hadToken })
  const written = JSON.stringify(input)
  if (message === null || written === lastSaid) return
  lastSaid = written
  hadToken = message[options.tokenpropname] !== ''
  say(message)
}

function setTyping(typing: boolean): void {
  // The page drops its token when the number is edited, so the same card is posted again.
  if (typing) lastSaid = ''
  if (typing === isTyping) return
  isTyping = typing
  if (options.sendcardtypingevent) say({ cardTyping: typing })
}

let pause: ReturnType<typeof setTimeout> | undefined

function afterPause(milliseconds: number): void {
  clearTimeout(pause)
  pause = setTimeout(() => {
    setTyping(false)
    tokenize()
  }, milliseconds)
}

function formatNumber(): void {
  const { number } = fields
  const caret = number.selectionStart ?? number.value.length
  const text = options.cardnumbernumericonly ? digitsOf(number.value) : number.value
  const shown = options.formatinput ? groupDigits(digitsOf(text)) : text
  if (shown === number.value) return
  const before = digitsOf(number.value.slice(0, caret)).length
  number.value = shown
  const place = caretBehind(shown, before)
  number.setSelectionRange(place, place)
}

form.addEventListener('input', (event) => {
  const { target } = event
  if (target === fields.number) {
    formatNumber()
    setTyping(true)
  } else if (target instanceof HTMLInputElement) {
    const digits = digitsOf(target.value)
    if (digits !== target.value) target.value = digits
    // Taking a digit away stays where it is.
    if (!(event instanceof InputEvent && event.inputType.startsWith('delete'))) {
      fields.advance(target)
    }
  }
  // A list is chosen from at once; typing needs a pause.
  if (target instanceof HTMLSelectElement) afterPause(options.selectinputdelay)
  else if (options.tokenizewheninactive) afterPause(options.inactivityto)
})

form.addEventListener('paste', (event) => {
  if (fields.partOf(event.target) !== 'expiry') return
  const text = event.clipboardData?.getData('text') ?? ''
  if (fields.paste(text)) event.preventDefault()
})

form.addEventListener('focusout', () => {
  setTyping(false)
  if (options.tokenizewheninactive) afterPause(options.inactivityto)
  else tokenize()
})

form.addEventListener('submit', (event) => {
  event.preventDefault()
  tokenize()
})
// Without a submit button, Enter submits no form of several fields.
form.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') tokenize()
})

addDemoNote(element('demo', HTMLElement), options.language, (input) => {
  fields.fill(input)
  fields.number.focus()
  setTyping(true)
  afterPause(0)
})

if (options.css !== '') document.adoptedStyleSheets = [sheetFrom(options.css)]
matchScheme()
document.body.dataset['orientation'] = options.orientation
if (options.autofocus) fields.number.focus()

/** Scrollbars and lists follow the color scheme of the embedding page, not the machine's. */
function matchScheme(): void {
  const [red, green, blue] = (
    getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []
  ).map(Number)
  if (red === undefined || green === undefined || blue === undefined) return
  const light = (red * 299 + green * 587 + blue * 114) / 255_000
  document.documentElement.style.colorScheme = light < 0.5 ? 'dark' : 'light'
}

function element<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id)
  if (found instanceof kind) return found
  throw new Error(`index.html has no #${id}`)
}
