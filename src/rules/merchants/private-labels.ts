/**
 * Labels of fields that no department may ask for (product.md P5): social security numbers, dates of
 * birth, card numbers, in the languages of the product.
 */
const privateWords: readonly string[] = [
  // Social security numbers.
  'ssn',
  'social security',
  'social sec',
  'seguro social',
  'numero de seguridad social',
  'sozialversicherung',
  'sozialversicherungsnummer',
  'securite sociale',
  'numero de secu',
  '社会保障',
  'マイナンバー',
  '個人番号',
  // Dates of birth.
  'dob',
  'birth date',
  'birthdate',
  'birthday',
  'birthdays',
  'date of birth',
  'born on',
  'fecha de nacimiento',
  'dia de nacimiento',
  'geburtsdatum',
  'geburtstag',
  'date de naissance',
  '生年月日',
  '誕生日',
  // Card numbers, and what stands beside them on a card.
  'card number',
  'card no',
  'credit card',
  'debit card',
  'cardholder number',
  'cvv',
  'cvc',
  'cvv2',
  'tarjeta de credito',
  'tarjeta de debito',
  'numero de tarjeta',
  'kreditkarte',
  'kreditkartennummer',
  'kartennummer',
  'carte de credit',
  'carte bancaire',
  'numero de carte',
  'クレジットカード',
  'カード番号',
]

const cjk = /[\u3040-\u30ff\u4e00-\u9fff]/

/** Lower case, without accents and punctuation; `S.S.N.` and `S S N` become `ssn`. */
function plainWords(text: string): string {
  const words = text
    .normalize('NFKC')
    .normalize('NFD')
    // Not the voicing marks of Japanese.
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u2019']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const joined: string[] = []
  for (const [index, word] of words.entries()) {
    const before = words[index - 1]
    const last = joined.length - 1
    if (word.length === 1 && before?.length === 1) joined[last] = `${joined[last] ?? ''}${word}`
    else joined.push(word)
  }
  return ` ${joined.join(' ')} `
}

/** Whether a text asks for what only a bank or the state may know. */
export function asksForPrivateFacts(text: string): boolean {
  const plain = plainWords(text)
  const solid = plain.replaceAll(' ', '')
  return privateWords.some((word) =>
    // Japanese has no spaces between words.
    cjk.test(word) ? solid.includes(word) : plain.includes(` ${word} `),
  )
}
