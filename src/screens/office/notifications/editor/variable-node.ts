import {
  $applyNodeReplacement,
  type EditorConfig,
  type LexicalNode,
  type SerializedTextNode,
  TextNode,
} from 'lexical'
import type { VariableName } from '@/contract/notifications/notification-message'
import { variableText } from '@/rules/notifications/variables'

/** A variable in the editor: one piece that is taken or left as a whole. */
export class VariableNode extends TextNode {
  static override getType(): string {
    return 'variable'
  }

  static override clone(node: VariableNode): VariableNode {
    return new VariableNode(node.__text, node.__key)
  }

  static override importJSON(serialized: SerializedTextNode): VariableNode {
    return new VariableNode(serialized.text).updateFromJSON(serialized)
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = super.createDOM(config)
    element.dataset['variable'] = ''
    return element
  }

  override canInsertTextBefore(): boolean {
    return false
  }

  override canInsertTextAfter(): boolean {
    return false
  }

  override isTextEntity(): true {
    return true
  }
}

export const $createVariableNode = (name: VariableName): VariableNode =>
  $applyNodeReplacement(new VariableNode(variableText(name)).setMode('token'))

export const $isVariableNode = (node: LexicalNode | null | undefined): node is VariableNode =>
  node instanceof VariableNode
