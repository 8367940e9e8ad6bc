import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'
import './card.css'

interface CardProps extends HTMLChakraProps<'div'> {
  padded?: boolean
  ref?: Ref<HTMLDivElement>
}

/** A surface with a 1 px border; no shadow (look.md, "Form"). A plain element has it by its class. */
export function Card({ padded = false, className, ...rest }: CardProps) {
  return (
    <chakra.div
      {...rest}
      {...(padded && { 'data-padded': '' })}
      className={className === undefined ? 'card' : `card ${className}`}
    />
  )
}
