import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { Button } from '@/ui/action/button'
import { ExpandIcon } from '@/ui/display/icons'
import { announce } from '@/ui/feedback/live-region'
import { TextLink } from '@/ui/action/text-link'
import { useDemoTexts } from '../demo-texts'
import { openAtPhoneSize } from './open-at-phone-size'

const Root = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    px: { base: '4', sm: '5.5' },
    py: '2',
    borderTop: '1px solid',
    borderColor: 'line',
    '& > div:has(+ div)': { minWidth: '0', flex: { base: '1 1 100%', sm: '1 1 auto' } },
    '& > div + div': { display: 'flex', gap: '1', flexShrink: '0', ms: { base: '-3', sm: '0' } },
  },
})

interface LinkRowProps {
  href: string
  title: string
  /** What the link does not say. */
  children?: ReactNode
}

/** One situation: the link that shows it, to follow, to send, or at a phone's size. */
export function LinkRow({ href, title, children }: LinkRowProps) {
  const text = useDemoTexts()
  const [copied, setCopied] = useState(false)
  const copy = () => {
    navigator.clipboard.writeText(href).then(
      () => {
        setCopied(true)
        announce(text('demo.panel.linkCopied'))
      },
      (error: unknown) => console.warn(error),
    )
  }
  return (
    <Root>
      <div>
        <TextLink href={href} fontWeight="medium">
          {title}
        </TextLink>
        {children !== undefined && <chakra.div textStyle="help">{children}</chakra.div>}
      </div>
      <div>
        <Button
          variant="quiet"
          size="sm"
          aria-label={text('demo.panel.copyLinkOf').replace('{title}', title)}
          onClick={copy}
        >
          {text(copied ? 'demo.catalogue.copied' : 'demo.catalogue.copyLink')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={text('demo.catalogue.phoneOf').replace('{title}', title)}
          onClick={() => openAtPhoneSize(href)}
        >
          {text('demo.catalogue.phone')}
        </Button>
      </div>
    </Root>
  )
}

/** Rows that have something in common, under its name; closed on a phone, where there is no room. */
export function RowGroup({
  title,
  count,
  isOpen,
  children,
}: {
  title: string
  count: number
  isOpen: boolean
  children: ReactNode
}) {
  return (
    <Group open={isOpen}>
      <summary>
        <h3>
          {title} <span>({count})</span>
        </h3>
        <ExpandIcon />
      </summary>
      {children}
    </Group>
  )
}

const Group = chakra('details', {
  base: {
    borderTop: '1px solid',
    borderColor: 'line',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: '11',
      px: { base: '4', sm: '5.5' },
      bg: 'canvas',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '&:focus-visible': { outlineOffset: '-3px' },
      _hover: { bg: 'brand.tint' },
    },
    '& > summary > h3': { fontWeight: 'semibold', fontSize: 'cell' },
    '& > summary span': { color: 'fg.muted', fontWeight: 'normal' },
    '& > summary > svg': { transition: 'transform 120ms' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
})
