import { chakra } from '@chakra-ui/react/styled-system'
import { checkboxLook } from './checkbox-look'

/** A native checkbox drawn in our look: 20 px to see, 44 px to hit when a label is around it. */
export const Checkbox = chakra(
  'input',
  { base: checkboxLook, defaultVariants: {} },
  { defaultProps: { type: 'checkbox' } },
)
