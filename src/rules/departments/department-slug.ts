import { isDepartmentSlug, reservedWords } from '@/rules/addresses/addresses'
import { isObjectWord } from '@/rules/own-value'

export type SlugProblem = 'slug-shape' | 'slug-reserved'

export function slugProblem(slug: string): SlugProblem | null {
  if (reservedWords.includes(slug) || isObjectWord(slug)) return 'slug-reserved'
  return isDepartmentSlug(slug) ? null : 'slug-shape'
}

const longestSlug = 40

/** `Water & Sewer` → `water-sewer`; '' for a name without Latin letters. */
export function suggestedSlug(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u2019']/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replaceAll(/^-+|-+$/g, '')
  return slugProblem(slug) === 'slug-reserved' ? `${slug}-payments` : slug
}
