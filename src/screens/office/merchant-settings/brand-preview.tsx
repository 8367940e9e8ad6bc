import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { initialsOf } from '@/ui/display/merchant-mark'
import { type BrandCheck, brandCheck } from '@/ui/theme/brand-check'
import { dark, light, type Palette } from '@/ui/theme/palette'

interface BrandPreviewProps {
  /** As typed; anything but a color shows nothing. */
  color: string
  /** The merchant's, as typed. */
  name: string
}

/** The head of the citizens' pages in a color, light and dark, and what becomes of the color. */
export function BrandPreview({ color, name }: BrandPreviewProps) {
  const checks = brandCheck(color)
  return (
    <Root role="status">
      {checks !== null && (
        <>
          <OneTheme
            message="merchants.brand.light"
            check={checks.light}
            palette={light}
            name={name}
          />
          <OneTheme message="merchants.brand.dark" check={checks.dark} palette={dark} name={name} />
        </>
      )}
    </Root>
  )
}

interface OneThemeProps {
  message: 'merchants.brand.light' | 'merchants.brand.dark'
  check: BrandCheck
  palette: Palette
  name: string
}

function OneTheme({ message, check, palette, name }: OneThemeProps) {
  const { finding, ratio, shades } = check
  return (
    <div>
      {/* A picture of the page: the sentence below says what it shows. */}
      <Head
        aria-hidden="true"
        style={{ background: palette.surface, color: palette.text, borderColor: palette.line }}
      >
        <span data-seal="" style={{ background: shades.text, color: palette.surface }}>
          {initialsOf(name)}
        </span>
        <b>{name}</b>
        <span data-link="" style={{ color: shades.text }}>
          <FormattedMessage id="merchants.brand.link" />
        </span>
        <span data-button="" style={{ background: shades.fill, color: shades.on }}>
          <FormattedMessage id="merchants.brand.button" />
        </span>
      </Head>
      <chakra.p textStyle="help" mt="1.5">
        <b>
          <FormattedMessage id={message} />
        </b>{' '}
        <FormattedMessage
          id={`merchants.brand.${finding}`}
          values={{
            fill: shades.fill.toUpperCase(),
            text: shades.text.toUpperCase(),
            ratio: <FormattedNumber value={ratio} minimumFractionDigits={1} />,
          }}
        />
      </chakra.p>
    </div>
  )
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    '&:empty': { display: 'none' },
  },
})

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '3',
    py: '2.5',
    border: '1px solid',
    borderRadius: 'card',
    fontSize: 'sm',
    '& > [data-seal]': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      boxSize: '2rem',
      borderRadius: 'pill',
      fontSize: 'xs',
      fontWeight: 'bold',
    },
    '& > b': { flex: '1 1 0', minWidth: '0', truncate: true },
    '& > [data-link]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& > [data-button]': { px: '3', py: '1', borderRadius: 'control', fontWeight: 'semibold' },
    _highContrast: { forcedColorAdjust: 'none' },
  },
})
