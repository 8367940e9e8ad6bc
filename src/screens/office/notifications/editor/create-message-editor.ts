import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { $isLinkNode, $toggleLink, LinkNode } from '@lexical/link'
import {
  $insertList,
  $isListItemNode,
  $isListNode,
  $removeList,
  ListItemNode,
  ListNode,
  registerList,
} from '@lexical/list'
import {
  $createHeadingNode,
  $isHeadingNode,
  HeadingNode,
  registerRichText,
} from '@lexical/rich-text'
import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  createEditor,
  DROP_COMMAND,
  FORMAT_TEXT_COMMAND,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  type LexicalEditor,
  PASTE_COMMAND,
  TextNode,
} from 'lexical'
import type { MessageBody, VariableName } from '@/contract/notifications/notification-message'
import { isVariable } from '@/rules/notifications/variables'
import { $readBody, $writeBody } from './message-nodes'
import { $createVariableNode, $isVariableNode, VariableNode } from './variable-node'

/** The editor of a message, without React: it is loaded with the step that writes one. */

export interface Marks {
  readonly bold: boolean
  readonly italic: boolean
  readonly heading: boolean
  readonly list: boolean
  readonly link: string | null
}

export const noMarks: Marks = {
  bold: false,
  italic: false,
  heading: false,
  list: false,
  link: null,
}

export interface MessageEditorControl {
  /** Returns what ends it. */
  begin(this: void, element: HTMLElement | null, heard: Heard): () => void
  write(this: void, body: MessageBody): void
  focus(this: void): void
  format(this: void, mark: 'bold' | 'italic'): void
  heading(this: void): void
  list(this: void): void
  link(this: void, address: string | null): void
  insert(this: void, name: VariableName): void
}

interface Heard {
  readonly onBody: (body: MessageBody) => void
  readonly onMarks: (marks: Marks) => void
}

const typedVariable = /\{\{\s*([a-z_]+)\s*\}\}/u

export function createMessageEditor(body: MessageBody): MessageEditorControl {
  const editor = createEditor({
    namespace: 'notification',
    nodes: [HeadingNode, ListNode, ListItemNode, LinkNode, VariableNode],
    onError: (error) => {
      throw error
    },
  })
  const write = (next: MessageBody) =>
    editor.update(() => $writeBody(next), { tag: ['written', 'history-merge'], discrete: true })
  write(body)
  return {
    begin: (element, heard) => {
      const stops = registered(editor, heard)
      editor.setRootElement(element)
      return () => {
        for (const stop of stops) stop()
        editor.setRootElement(null)
      }
    },
    write,
    focus: () => editor.focus(),
    format: (mark) => void editor.dispatchCommand(FORMAT_TEXT_COMMAND, mark),
    heading: () => editor.update($toggleHeading),
    list: () => editor.update($toggleBullets),
    link: (address) => editor.update(() => $toggleLink(address)),
    insert: (name) => insertVariable(editor, name),
  }
}

const registered = (editor: LexicalEditor, heard: Heard) => [
  registerRichText(editor),
  registerList(editor),
  registerHistory(editor, createEmptyHistoryState(), 500),
  editor.registerNodeTransform(TextNode, $makeVariable),
  // Only plain text comes in: what a page or a document would bring is no part of our schema.
  editor.registerCommand(PASTE_COMMAND, $pastePlain, COMMAND_PRIORITY_CRITICAL),
  editor.registerCommand(
    DROP_COMMAND,
    (event) => {
      event.preventDefault()
      return true
    },
    COMMAND_PRIORITY_CRITICAL,
  ),
  editor.registerCommand(
    INSERT_LINE_BREAK_COMMAND,
    () => editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined),
    COMMAND_PRIORITY_CRITICAL,
  ),
  editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
    const isOwn = tags.has('written')
    editorState.read(() => {
      heard.onMarks($marks())
      if (!isOwn && dirtyElements.size + dirtyLeaves.size > 0) heard.onBody($readBody())
    })
  }),
]

/** A variable that is typed whole becomes one piece. */
function $makeVariable(node: TextNode): void {
  if ($isVariableNode(node) || !node.isSimpleText()) return
  const found = typedVariable.exec(node.getTextContent())
  const name = found?.[1]
  if (!found || name === undefined || !isVariable(name)) return
  const from = found.index
  const pieces = node.splitText(from, from + found[0].length)
  const target = pieces[from === 0 ? 0 : 1]
  if (!target) return
  const variable = $createVariableNode(name).setFormat(target.getFormat())
  target.replace(variable)
  variable.selectEnd()
}

function $pastePlain(event: unknown): boolean {
  if (!(event instanceof ClipboardEvent)) return false
  event.preventDefault()
  const text = event.clipboardData?.getData('text/plain') ?? ''
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return true
  for (const [index, line] of text.split(/\r?\n/u).entries()) {
    if (index > 0) selection.insertParagraph()
    selection.insertText(line.replaceAll('\t', ' '))
  }
  return true
}

function $marks(): Marks {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return noMarks
  const node = selection.anchor.getNode()
  const parents = [node, ...node.getParents()]
  const link = parents.find($isLinkNode)
  return {
    bold: selection.hasFormat('bold'),
    italic: selection.hasFormat('italic'),
    heading: parents.some($isHeadingNode),
    list: parents.some($isListItemNode),
    link: link?.getURL() ?? null,
  }
}

function $toggleHeading(): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const block = selection.anchor.getNode().getTopLevelElementOrThrow()
  if ($isListNode(block)) $removeList()
  const [own] = selection.getNodes()
  const now = own?.getTopLevelElement() ?? block
  const next = $isHeadingNode(now) ? $createParagraphNode() : $createHeadingNode('h3')
  now.replace(next, true)
}

function $toggleBullets(): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  if ($isListNode(selection.anchor.getNode().getTopLevelElement())) $removeList()
  else $insertList('bullet')
}

/** At the end, where nothing was chosen yet. */
function insertVariable(editor: LexicalEditor, name: VariableName): void {
  editor.update(() => {
    const chosen = $getSelection()
    const selection = $isRangeSelection(chosen) ? chosen : $getRoot().selectEnd()
    selection.insertNodes([$createVariableNode(name)])
  })
  editor.focus()
}
