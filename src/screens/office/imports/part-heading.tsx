import { chakra } from '@chakra-ui/react/styled-system'

/** Names a part of the page. */
export const PartHeading = chakra('h2', { base: { textStyle: 'h2', mb: '3' } })
