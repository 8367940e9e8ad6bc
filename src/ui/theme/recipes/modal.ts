import { defineRecipe } from '@chakra-ui/react/styled-system'
import { layerZIndex } from './layer'

/** What stands over the page: a dialog in its middle, a drawer at one of its edges. */

export const backdropRecipe = defineRecipe({
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: layerZIndex,
    bg: 'rgb(8 20 14 / 0.5)',
    animation: 'ct-appear 160ms',
    _print: { display: 'none' },
  },
})

export const positionerRecipe = defineRecipe({
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: layerZIndex,
    height: '100dvh',
    display: 'flex',
    // It flows over as many sheets as it needs.
    _print: { position: 'static', display: 'block', height: 'auto', p: '0' },
  },
  variants: {
    at: {
      center: { alignItems: { base: 'flex-end', sm: 'center' }, justifyContent: 'center' },
      /** Its top stays where it is when its height changes. */
      top: {
        alignItems: { base: 'flex-end', sm: 'flex-start' },
        justifyContent: 'center',
        pt: { sm: 'max(1.5rem, 9dvh)' },
        pb: { sm: '6' },
        '& > *': { maxHeight: { sm: '100%' } },
      },
      /** The office's menu, which is no part of a page. */
      start: { _print: { display: 'none' } },
      end: { justifyContent: 'flex-end' },
    },
  },
})

export const modalRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    overscrollBehavior: 'contain',
    bg: 'surface',
    color: 'fg',
    boxShadow: 'float',
    outline: 'none',
    _highContrast: { border: '2px solid CanvasText' },
    _print: {
      display: 'block',
      width: 'auto !important',
      maxWidth: 'none !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      minHeight: '0 !important',
      borderRadius: '0 !important',
      boxShadow: 'none',
      animation: 'none !important',
    },
  },
  variants: {
    shape: {
      dialog: {
        maxHeight: { base: '100dvh', sm: 'calc(100dvh - 3rem)' },
        borderRadius: { base: '0', sm: 'card' },
        animation: 'ct-rise 160ms',
      },
      drawer: {
        height: '100dvh',
        maxWidth: { base: '22rem', sm: '100%' },
        animation: 'ct-slide-in 180ms',
      },
    },
    size: {
      md: { width: { base: '100%', sm: '30rem' } },
      lg: { width: { base: '100%', sm: '44rem' } },
      side: { width: { base: '100%', sm: '26rem' } },
      wideSide: { width: { base: '100%', sm: '36rem' } },
    },
    /** On a phone the whole screen; otherwise a dialog is only as high as its content. */
    fullOnPhone: {
      true: {
        minHeight: { base: '100dvh', sm: '0' },
        maxWidth: { base: '100%' },
      },
      false: { borderTopLeftRadius: 'card', borderTopRightRadius: 'card' },
    },
  },
})
