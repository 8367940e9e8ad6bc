import { chakra } from '@chakra-ui/react/styled-system'

const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: { base: '2', sm: '1' },
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const

/** A long text in a row of a list: one line, on a phone two. The page of the row has all of it. */
export const OneLine = chakra('span', { base: { ...clamped } })
