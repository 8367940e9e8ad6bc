import { chakra } from '@chakra-ui/react/styled-system'

/** The place of notices of work that goes on while one navigates: at the foot of the frame. */
export const NoticeRegion = chakra('section', {
  base: {
    position: 'sticky',
    bottom: '4',
    zIndex: 'sticky',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    width: { base: 'auto', sm: '26rem' },
    maxWidth: 'full',
    mx: { base: '4', sm: '5', lg: '7' },
    mt: 'auto',
    mb: '4',
    _print: { display: 'none' },
  },
})

/** One of them: `data-file` names it, beside a button; `data-buttons` holds the others. */
export const NoticeBox = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2',
    alignItems: 'center',
    px: '4',
    py: '3',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'float',
    fontSize: 'cell',
    animation: 'ct-rise 160ms both',
    _highContrast: { borderColor: 'CanvasText' },
    '& > p': { gridColumn: '1 / -1' },
    '& > [data-file]': { gridColumn: 'auto', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& > [data-buttons]': { gridColumn: '1 / -1', display: 'flex', gap: '2' },
    '& progress': { gridColumn: '1 / -1' },
    '& button': { minHeight: { base: '11', lg: '9' } },
  },
})
