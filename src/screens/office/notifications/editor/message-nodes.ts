import { $createLinkNode, $isLinkNode } from '@lexical/link'
import { $createListItemNode, $createListNode, $isListItemNode, $isListNode } from '@lexical/list'
import { $createHeadingNode, $isHeadingNode } from '@lexical/rich-text'
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type LexicalNode,
} from 'lexical'
import type {
  Block,
  Inline,
  Line,
  MessageBody,
} from '@/contract/notifications/notification-message'
import { cleanLine } from '@/rules/notifications/message'
import { splitText } from '@/rules/notifications/variables'
import { $createVariableNode } from './variable-node'

/** Our own schema of a message, and the editor's nodes: both ways. */

export function $writeBody(body: MessageBody): void {
  const root = $getRoot()
  root.clear()
  root.append(...body.map($nodeOf))
  if (body.length === 0) root.append($createParagraphNode())
}

function $nodeOf(block: Block) {
  switch (block.kind) {
    case 'paragraph':
      return $createParagraphNode().append(...block.line.flatMap($nodesOf))
    case 'heading':
      return $createHeadingNode('h3').append(...block.line.flatMap($nodesOf))
    case 'list':
      return $createListNode('bullet').append(
        ...block.items.map((line) => $createListItemNode().append(...line.flatMap($nodesOf))),
      )
  }
}

function $nodesOf({ text, bold, italic, link }: Inline): LexicalNode[] {
  const nodes = splitText(text).pieces.map((piece) => {
    const node =
      piece.kind === 'text' ? $createTextNode(piece.text) : $createVariableNode(piece.name)
    if (bold === true) node.toggleFormat('bold')
    if (italic === true) node.toggleFormat('italic')
    return node
  })
  return link === undefined ? nodes : [$createLinkNode(link).append(...nodes)]
}

export function $readBody(): MessageBody {
  return $getRoot()
    .getChildren()
    .flatMap((node): Block[] => {
      if ($isListNode(node)) return [{ kind: 'list', items: node.getChildren().flatMap($items) }]
      const kind = $isHeadingNode(node) ? 'heading' : 'paragraph'
      return $lines(node).map((line) => ({ kind, line }))
    })
}

/** A list within a list becomes part of it: mails have one level. */
function $items(node: LexicalNode): Line[] {
  if (!$isListItemNode(node)) return []
  const [first] = node.getChildren()
  return $isListNode(first) ? first.getChildren().flatMap($items) : $lines(node)
}

/** A break within a paragraph begins another one. */
function $lines(node: LexicalNode): Line[] {
  const lines: Inline[][] = [[]]
  const add = (child: LexicalNode, link: string | undefined) => {
    if ($isLineBreakNode(child)) lines.push([])
    else if ($isTextNode(child)) {
      lines.at(-1)?.push({
        text: child.getTextContent(),
        ...(child.hasFormat('bold') && { bold: true }),
        ...(child.hasFormat('italic') && { italic: true }),
        ...(link !== undefined && { link }),
      })
    } else if ($isElementNode(child)) {
      const own = $isLinkNode(child) ? child.getURL() : link
      for (const inner of child.getChildren()) add(inner, own)
    }
  }
  if ($isElementNode(node)) for (const child of node.getChildren()) add(child, undefined)
  // As the server keeps it: a variable is a node of its own in the editor only.
  return lines.map(cleanLine)
}
