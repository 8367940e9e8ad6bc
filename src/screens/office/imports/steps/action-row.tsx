import { chakra } from '@chakra-ui/react/styled-system'
import { Row } from '@/ui/layout/stack'

/** The actions of a step; on a phone below each other, all as wide as the card. */
export const ActionRow = chakra(Row, {
  base: { '& > :is(button, a)': { smDown: { flex: '1 1 100%' } } },
})
