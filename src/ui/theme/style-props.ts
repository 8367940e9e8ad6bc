import type { SystemConfig } from '@chakra-ui/react/styled-system'
import { tokenValues } from './token-names'

/**
 * The style props and conditions that this product uses, instead of Chakra's `defaultBaseConfig`
 * (4 KiB gzip more on the first screen): a prop that stands here takes a token of its category,
 * every other CSS property takes plain CSS. Not here, so without effect: `srOnly` and `truncate`
 * are, but gradients, filters, `divideX`, `spaceX`, `focusRing` and color mixing (`red/50`) are not,
 * nor names and conditions that nothing uses (`_active`, `bgColor`); add what you need.
 */

type Utilities = NonNullable<SystemConfig['utilities']>

/** By category: the CSS property, then its short names. */
const props = [
  [
    tokenValues.spacing,
    `padding:p paddingTop:pt paddingRight:pr paddingBottom:pb paddingLeft:pl
    paddingInline:px paddingBlock:py paddingInlineStart:ps paddingInlineEnd:pe
    margin:m marginTop:mt marginRight:mr marginBottom:mb marginLeft:ml
    marginInline:mx marginBlock:my marginInlineStart:ms marginInlineEnd:me
    gap rowGap columnGap top right bottom left inset
    insetInline insetBlock insetInlineStart:start insetInlineEnd:end
    scrollMarginTop`,
  ],
  [
    tokenValues.sizes,
    `width:w height:h minWidth:minW maxWidth:maxW minHeight:minH maxHeight:maxH
    inlineSize flexBasis`,
  ],
  [
    tokenValues.colors,
    `color background:bg backgroundColor borderColor borderTopColor borderRightColor
    borderBottomColor borderLeftColor borderInlineStartColor borderInlineEndColor outlineColor
    fill stroke`,
  ],
  [
    tokenValues.radii,
    `borderRadius:rounded borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius
    borderBottomRightRadius`,
  ],
  [tokenValues.fontSizes, 'fontSize'],
  [tokenValues.fontWeights, 'fontWeight'],
  [tokenValues.fonts, 'fontFamily'],
  [tokenValues.shadows, 'boxShadow:shadow'],
  [tokenValues.zIndex, 'zIndex'],
  [tokenValues.durations, 'transitionDuration'],
] as const

function entriesOf(
  list: string,
  values: Readonly<Record<string, string>>,
): [string, Utilities[string]][] {
  return list.split(/\s+/u).map((item) => {
    const [property = '', names] = item.split(':')
    return [property, { values, ...(names && { shorthand: names.split(',') }) }]
  })
}

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
}

export const utilities: Utilities = {
  ...Object.fromEntries(props.flatMap(([values, list]) => entriesOf(list, values))),
  boxSize: {
    values: tokenValues.sizes,
    transform: (size: string) => ({ width: size, height: size }),
  },
  /** For screen readers only. */
  srOnly: { values: { type: 'boolean' }, transform: (on) => (on ? hidden : {}) },
  truncate: {
    values: { type: 'boolean' },
    transform: (on) =>
      on ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {},
  },
  hideFrom: {
    values: 'breakpoints',
    transform: (_, { raw }) => ({ [`@breakpoint ${raw}`]: { display: 'none' } }),
  },
  hideBelow: {
    values: 'breakpoints',
    transform: (_, { raw }) => ({ [`@breakpoint ${raw}Down`]: { display: 'none' } }),
  },
}

export const conditions = {
  hover: ['@media (hover: hover)', '&:is(:hover):not(:disabled, [aria-disabled=true])'],
  disabled: '&:is(:disabled, [aria-disabled=true])',
  checked: '&:is(:checked, [aria-checked=true])',
  invalid: '&[aria-invalid=true]',
  before: '&::before',
  after: '&::after',
  dark: '.dark &',
  light: ':root &, .light &',
  print: '@media print',
  highContrast: '@media (forced-colors: active)',
}
