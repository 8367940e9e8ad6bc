import { type CardBrand, cardBrands } from './card-number'

const marks: Readonly<Record<CardBrand, string>> = {
  visa: 'VISA',
  mastercard: 'MC',
  amex: 'AMEX',
  discover: 'DISC',
  diners: 'DC',
  jcb: 'JCB',
}

/** What the number field shows before anything is typed. */
const usual: readonly CardBrand[] = ['visa', 'mastercard', 'amex', 'discover']

/** Lettered marks at the end of the number field: all usual ones, then only the card's own. */
export function brandMarks() {
  const box = document.createElement('span')
  box.id = 'brands'
  const all = cardBrands.map((brand) => {
    const mark = document.createElement('span')
    mark.dataset['brand'] = brand
    mark.textContent = marks[brand]
    return { brand, mark }
  })
  box.append(...all.map(({ mark }) => mark))
  const show = (own: CardBrand | null) => {
    for (const { brand, mark } of all)
      mark.hidden = own === null ? !usual.includes(brand) : brand !== own
    box.role = own === null ? 'presentation' : 'img'
    box.ariaHidden = own === null ? 'true' : 'false'
    box.ariaLabel = own
  }
  show(null)
  return { box, show }
}
