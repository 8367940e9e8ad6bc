/**
 * The short name of a payment attempt, as the payer reads it out and staff finds it: the first
 * eight characters of its key, "5F0C-2F6E". Only while no confirmation number is known.
 */
export function paymentReference(key: string): string {
  const characters = key
    .replaceAll(/[^\da-z]/gi, '')
    .slice(0, 8)
    .toUpperCase()
  return characters.length > 4 ? `${characters.slice(0, 4)}-${characters.slice(4)}` : characters
}
