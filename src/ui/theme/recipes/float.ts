import { defineRecipe } from '@chakra-ui/react/styled-system'
import { layerZIndex } from './layer'

/** What floats under a field: a list, a calendar. */
export const floatRecipe = defineRecipe({
  base: {
    zIndex: layerZIndex,
    bg: 'surface',
    color: 'fg',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'control',
    boxShadow: 'float',
    outline: 'none',
    animation: 'ct-appear 120ms both',
    _highContrast: { borderColor: 'CanvasText' },
  },
})
