import { groupDigits } from './card-number'
import { type CardLanguage, cardTexts } from './card-texts'
import { testCards } from './test-cards'
import { type CardInput, firstYear } from './tokenizer'

const cvvThatMatches = '112'

/** Says that these fields are the demonstration's, and offers its test cards. */
export function addDemoNote(
  aside: HTMLElement,
  language: CardLanguage,
  onChoose: (input: CardInput) => void,
): void {
  const texts = cardTexts[language]
  aside.lang = language
  const note = document.createElement('p')
  note.textContent = texts['demo.cards.note']
  const details = document.createElement('details')
  const summary = document.createElement('summary')
  summary.textContent = texts['demo.cards.heading']
  const list = document.createElement('ul')
  for (const { number, brand, outcome } of testCards) {
    const button = document.createElement('button')
    button.type = 'button'
    button.append(
      span(`${groupDigits(number)} `),
      span(`${brand} · ${texts[`demo.cards.${outcome}`]}`),
    )
    button.addEventListener('click', () => {
      details.open = false
      const year = String(firstYear + 3).slice(-2)
      onChoose({ number: groupDigits(number), month: '12', year, cvv: cvvThatMatches })
    })
    const item = document.createElement('li')
    item.append(button)
    list.append(item)
  }
  const panel = document.createElement('div')
  panel.append(note, list)
  details.append(summary, panel)
  // The list covers the fields until a card is chosen.
  details.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') details.open = false
  })
  aside.append(details)
}

function span(text: string): HTMLSpanElement {
  const element = document.createElement('span')
  element.textContent = text
  return element
}
