import type { Plan } from './plan.ts'

/** An address below another that has a page needs that page in `….index.tsx`. */
export const routeFileOf = ({ address: { path } }: Plan): string =>
  `${path.slice(1).replaceAll('/', '.')}.index`
