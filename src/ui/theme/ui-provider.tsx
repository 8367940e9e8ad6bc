import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import './global.css'
import './tokens.css'
import './visibility.css'
import { system } from './theme'

/** Fonts, reset, tokens and Chakra's pieces for all below. */
export function UiProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
