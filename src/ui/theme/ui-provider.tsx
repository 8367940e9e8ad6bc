import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import './styles'
import './print.css'
import './style-prop-tokens.css'
import { system } from './theme'

/** Styles, tokens and Chakra's pieces for all below. */
export function UiProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
