/**
 * Stands in for what @mswjs/data loads and we never use (scripts/vite/lean-data-library.ts): its
 * handlers for REST and GraphQL, and one function each of date-fns and lodash.
 */

const notHere = () => {
  throw new Error('The world is asked through its own layer (mocks/world/store/model-rows.ts)')
}

export const generateRestHandlers = notHere
export const generateGraphQLHandlers = notHere

/** date-fns */
export const compareAsc = (left: Date, right: Date): number =>
  Math.sign(left.getTime() - right.getTime())

/** lodash */
export const isFunction = (value: unknown): boolean => typeof value === 'function'
