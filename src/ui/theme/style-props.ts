import type { SystemConfig } from '@chakra-ui/react/styled-system'

/**
 * The style props and conditions that this product uses, instead of Chakra's `defaultBaseConfig`
 * (4 KiB gzip more on the first screen): a prop that stands here takes a token of its category,
 * every other CSS property takes plain CSS. Not here, so without effect: `srOnly` and `truncate`
 * are, but gradients, filters, `divideX`, `spaceX`, `focusRing` and color mixing (`red/50`) are not.
 */

type Category = 'spacing' | 'sizes' | 'colors' | 'radii' | 'fontSizes' | 'fontWeights'
type OtherCategory = 'lineHeights' | 'letterSpacings' | 'fonts' | 'shadows' | 'zIndex' | 'durations'
type Utilities = NonNullable<SystemConfig['utilities']>

/** By category: the CSS property, then its short names. */
const props: Record<Category | OtherCategory, string> = {
  spacing: `padding:p paddingTop:pt paddingRight:pr paddingBottom:pb paddingLeft:pl
    paddingInline:px,paddingX paddingBlock:py,paddingY paddingInlineStart:ps paddingInlineEnd:pe
    margin:m marginTop:mt marginRight:mr marginBottom:mb marginLeft:ml
    marginInline:mx,marginX marginBlock:my,marginY marginInlineStart:ms marginInlineEnd:me
    gap rowGap columnGap top right bottom left inset
    insetInline:insetX insetBlock:insetY insetInlineStart:start insetInlineEnd:end
    scrollMarginTop scrollMarginBottom`,
  sizes: `width:w height:h minWidth:minW maxWidth:maxW minHeight:minH maxHeight:maxH
    inlineSize blockSize flexBasis`,
  colors: `color background:bg backgroundColor:bgColor borderColor borderTopColor borderRightColor
    borderBottomColor borderLeftColor borderInlineStartColor borderInlineEndColor outlineColor
    fill stroke accentColor caretColor textDecorationColor`,
  radii: `borderRadius:rounded borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius
    borderBottomRightRadius`,
  fontSizes: 'fontSize',
  fontWeights: 'fontWeight',
  lineHeights: 'lineHeight',
  letterSpacings: 'letterSpacing',
  fonts: 'fontFamily',
  shadows: 'boxShadow:shadow',
  zIndex: 'zIndex',
  durations: 'transitionDuration animationDuration',
}

/** Short names of properties that take no token. */
const plain = 'flexDirection:flexDir textDecoration:textDecor position:pos backgroundImage:bgImage'

function entriesOf(list: string, values?: Category | OtherCategory): [string, Utilities[string]][] {
  return list.split(/\s+/u).map((item) => {
    const [property = '', names] = item.split(':')
    return [property, { ...(values && { values }), ...(names && { shorthand: names.split(',') }) }]
  })
}

function tableOf(table: Record<string, string>): [string, Utilities[string]][] {
  return Object.entries(table).flatMap(([values, list]) =>
    isCategory(values) ? entriesOf(list, values) : [],
  )
}

function isCategory(name: string): name is Category | OtherCategory {
  return name in props
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
  ...Object.fromEntries([...tableOf(props), ...entriesOf(plain)]),
  boxSize: { values: 'sizes', transform: (size: string) => ({ width: size, height: size }) },
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
  active: '&:active:not(:disabled, [aria-disabled=true])',
  focus: '&:focus',
  focusWithin: '&:focus-within',
  focusVisible: '&:focus-visible',
  disabled: '&:is(:disabled, [aria-disabled=true])',
  checked: '&:is(:checked, [aria-checked=true])',
  invalid: '&[aria-invalid=true]',
  open: '&[open]',
  backdrop: '&::backdrop',
  before: '&::before',
  after: '&::after',
  placeholder: '&::placeholder',
  first: '&:first-of-type',
  last: '&:last-of-type',
  notFirst: '&:not(:first-of-type)',
  currentPage: '&[aria-current=page]',
  icon: '& :where(svg)',
  dark: '.dark &',
  light: ':root &, .light &',
  print: '@media print',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  highContrast: '@media (forced-colors: active)',
}
