import { chakra } from '@chakra-ui/react/styled-system'
import { isMessageLink } from '@/rules/notifications/message'
import type { RenderedBlock, Run } from '@/rules/notifications/render'

/** A message with its variables filled in, as elements: nothing of it is ever read as HTML. */
export function MessageView({ body, lang }: { body: readonly RenderedBlock[]; lang: string }) {
  return (
    <Text lang={lang} dir="auto">
      {body.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks have no other name, and none moves
        <Shown key={index} block={block} />
      ))}
    </Text>
  )
}

function Shown({ block: { kind, lines } }: { block: RenderedBlock }) {
  const runs = lines.map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- as above
    <Line key={index} runs={line} />
  ))
  if (kind === 'heading') return <h4>{runs}</h4>
  if (kind === 'paragraph') return <p>{runs}</p>
  return (
    <ul>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <li key={index}>
          <Line runs={line} />
        </li>
      ))}
    </ul>
  )
}

function Line({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, bold, italic, link }, index) => {
    const styled = bold ? <strong>{text}</strong> : text
    const shown = italic ? <em>{styled}</em> : styled
    // Where a variable stands for a link that is not there yet, nothing leads anywhere.
    return link === null || !isMessageLink(link) ? (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <span key={index}>{shown}</span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <a key={index} href={link} target="_blank" rel="noopener noreferrer">
        {shown}
      </a>
    )
  })
}

const Text = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    '& > * + *': { mt: '3' },
    '& h4': { fontWeight: 'semibold', fontSize: 'lg' },
    '& ul': { listStyleType: 'disc', ps: '5' },
    '& strong': { fontWeight: 'bold' },
    '& em': { fontStyle: 'italic' },
    '& a': { color: 'brand.text', textDecoration: 'underline' },
  },
})
