import { chakra } from '@chakra-ui/react/styled-system'
import { type BoxFieldProps, BoxFrame } from '@/ui/form/box-frame'

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '2.75rem',
    py: '2.5',
    '& > span': { minWidth: '0', overflowWrap: 'anywhere' },
  },
})

/** A native checkbox with the role and the look of a switch. */
const Track = chakra(
  'input',
  {
    base: {
      appearance: 'none',
      position: 'relative',
      flexShrink: '0',
      width: '2.75rem',
      height: '6',
      bg: 'surface',
      border: '2px solid',
      borderColor: 'line.control',
      borderRadius: 'pill',
      cursor: 'pointer',
      transition: 'background-color 120ms, border-color 120ms',
      _after: {
        content: '""',
        position: 'absolute',
        insetBlockStart: '2px',
        insetInlineStart: '2px',
        boxSize: '4',
        borderRadius: 'pill',
        bg: 'line.control',
        transition: 'transform 120ms, background-color 120ms',
      },
      _checked: {
        bg: 'brand.fill',
        borderColor: 'brand.fill',
        _after: { transform: 'translateX(1.25rem)', bg: 'brand.on' },
      },
      _disabled: { opacity: 0.5, cursor: 'default' },
      '&[aria-readonly]': { cursor: 'default' },
      _invalid: { borderColor: 'late.fg' },
      _highContrast: { appearance: 'auto', _after: { display: 'none' } },
    },
    defaultVariants: {},
  },
  { defaultProps: { type: 'checkbox', role: 'switch' } },
)

/**
 * On or off, bound like a checkbox. In a form it takes effect when the form is saved, like every
 * field; its label names what is on.
 */
export function SwitchField(props: BoxFieldProps) {
  return (
    <BoxFrame {...props}>
      {(box, words) => (
        <Label>
          {words}
          <Track {...box} />
        </Label>
      )}
    </BoxFrame>
  )
}
