import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { ActionMenu } from '@/ui/overlay/action-menu'

const Frame = chakra('span', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    my: '-1.5',
    '--icon-size': '1.25rem',
    '& > [data-menu-button]': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: { base: '11', lg: '9' },
      borderRadius: 'control',
      color: 'fg.muted',
      _hover: { bg: 'brand.soft', color: 'brand.text' },
      '&[aria-expanded=true]': { bg: 'brand.soft', color: 'brand.text' },
      _print: { display: 'none' },
    },
  },
})

/** The menu at the end of a row of a plain table. */
export function RowMenu(props: ComponentProps<typeof ActionMenu>) {
  return (
    <Frame>
      <ActionMenu {...props} />
    </Frame>
  )
}
