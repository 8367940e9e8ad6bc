import { chakra } from '@chakra-ui/react/styled-system'
import './bones.css'

/**
 * A grey shape in place of text or a picture, with the size of the content. First screens and long
 * lists have it as a plain element, by its class.
 */
export const Bone = chakra('span', {}, { defaultProps: { className: 'bone' } })
