/** Hyphens become spaces and each word is capitalised: `real-estate-tax` → `Real Estate Tax`. */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
