import { chakra } from '@chakra-ui/react/styled-system'
import { type BoxFieldProps, BoxFrame } from '@/ui/form/box-frame'
import { Checkbox } from '@/ui/form/checkbox'

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minHeight: 'control',
    py: '2.5',
    '& > input': { mt: '0.125rem' },
  },
})

/** A single checkbox with its label; the whole line is clickable. */
export function CheckboxField(props: BoxFieldProps) {
  return (
    <BoxFrame {...props}>
      {(box, words) => (
        <Label>
          <Checkbox {...box} />
          {words}
        </Label>
      )}
    </BoxFrame>
  )
}
