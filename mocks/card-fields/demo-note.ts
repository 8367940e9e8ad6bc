import { groupDigits } from './card-number'
import { type CardOutcome, testCards } from './test-cards'
import { type CardInput, firstYear } from './tokenizer'

const outcomeWords: Readonly<Record<CardOutcome, string>> = {
  approved: 'approved',
  declined: 'declined: not enough money',
  'call-bank': 'declined: call the bank',
  expired: 'declined: wrong expiry date',
  'timed-out': 'the card network does not answer',
  partial: 'covers only $5.00',
}

const cvvThatMatches = '112'

/** Says that these fields are the demonstration's, and offers its test cards. */
export function addDemoNote(aside: HTMLElement, onChoose: (input: CardInput) => void): void {
  const note = document.createElement('p')
  note.textContent = 'These fields stand in for the payment provider’s.'
  const details = document.createElement('details')
  const summary = document.createElement('summary')
  summary.textContent = 'Test cards'
  const list = document.createElement('ul')
  for (const { number, brand, outcome } of testCards) {
    const button = document.createElement('button')
    button.type = 'button'
    button.append(span(`${groupDigits(number)} `), span(`${brand}, ${outcomeWords[outcome]}`))
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
