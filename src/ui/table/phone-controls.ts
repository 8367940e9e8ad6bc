/** The office's controls are 36 px high; touch needs 44 (look.md, "Form"). A recipe spreads it. */
export const phoneControls = {
  '@media (width < 40rem)': {
    '--ct-sizes-control': '2.75rem',
    '--ct-sizes-field': '2.75rem',
    '& button': { minHeight: '2.75rem' },
  },
} as const
