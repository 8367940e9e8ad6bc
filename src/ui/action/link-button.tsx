import { chakra } from '@chakra-ui/react/styled-system'
import { buttonRecipe } from './button-recipe'

/**
 * A link that looks like a button: `<LinkButton href=…>`, or around the router's link:
 * `<LinkButton asChild><Link to=…>Back</Link></LinkButton>`. Takes `variant`, `size` and `wide`
 * like `Button`; icons stand among the children.
 */
export const LinkButton = chakra('a', buttonRecipe)
