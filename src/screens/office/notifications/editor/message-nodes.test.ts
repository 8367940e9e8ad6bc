import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode } from '@lexical/rich-text'
import { $getRoot, createEditor } from 'lexical'
import { expect, it } from 'vitest'
import type { MessageBody } from '@/contract/notifications/notification-message'
import { cleanBody } from '@/rules/notifications/message'
import { $readBody, $writeBody } from './message-nodes'
import { $isVariableNode, VariableNode } from './variable-node'

const opened = (body: MessageBody) => {
  const editor = createEditor({
    nodes: [HeadingNode, ListNode, ListItemNode, LinkNode, VariableNode],
    onError: (error) => {
      throw error
    },
  })
  editor.update(() => $writeBody(body), { discrete: true })
  return editor
}

it.each<[string, MessageBody]>([
  [
    'paragraphs',
    [
      { kind: 'paragraph', line: [{ text: 'One' }] },
      { kind: 'paragraph', line: [] },
      { kind: 'paragraph', line: [{ text: 'Two' }] },
    ],
  ],
  ['a heading', [{ kind: 'heading', line: [{ text: 'News', bold: true }] }]],
  [
    'styles',
    [
      {
        kind: 'paragraph',
        line: [{ text: 'a' }, { text: 'b', bold: true }, { text: 'c', bold: true, italic: true }],
      },
    ],
  ],
  ['a list', [{ kind: 'list', items: [[{ text: 'One' }], [{ text: 'Two', italic: true }]] }]],
  [
    'a link',
    [{ kind: 'paragraph', line: [{ text: 'Ask ' }, { text: 'us', link: 'mailto:a@b.example' }] }],
  ],
  ['variables', [{ kind: 'paragraph', line: [{ text: 'Dear {{first_name}}, {{amount_due}}' }] }]],
  [
    'markup as text, emoji and right-to-left text',
    [{ kind: 'paragraph', line: [{ text: '<b>💧 مرحبا</b>' }] }],
  ],
])('%s come back as they were written', (_what, body) => {
  const editor = opened(body)
  expect(cleanBody(editor.read($readBody))).toEqual(body)
})

it('a variable is one piece in the editor', () => {
  const editor = opened([{ kind: 'paragraph', line: [{ text: 'Dear {{first_name}}!' }] }])
  const pieces = editor.read(() =>
    $getRoot()
      .getAllTextNodes()
      .map((node) => [node.getTextContent(), $isVariableNode(node)]),
  )
  expect(pieces).toEqual([
    ['Dear ', false],
    ['{{first_name}}', true],
    ['!', false],
  ])
})

it('a text with a variable at its end is read as it was saved: the draft is unchanged', () => {
  const body: MessageBody = [{ kind: 'paragraph', line: [{ text: 'Dear {{first_name}}' }] }]
  expect(opened(body).read($readBody)).toEqual(body)
})
